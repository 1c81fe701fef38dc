### Les noms du plan dans une phrase

place-in-The-Loop = dans le Loop
place-to-The-Loop = au Loop
place-from-The-Loop = du Loop
place-the-The-Loop = le Loop
place-in-North-Side = dans le North Side
place-to-North-Side = au North Side
place-from-North-Side = du North Side
place-the-North-Side = le North Side
place-in-West-Side = dans le West Side
place-to-West-Side = au West Side
place-from-West-Side = du West Side
place-the-West-Side = le West Side
place-in-South-Side = dans le South Side
place-to-South-Side = au South Side
place-from-South-Side = du South Side
place-the-South-Side = le South Side
place-in-Gold-Coast = à Gold Coast
place-to-Gold-Coast = à Gold Coast
place-from-Gold-Coast = de Gold Coast
place-the-Gold-Coast = Gold Coast
