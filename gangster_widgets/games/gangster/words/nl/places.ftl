### Namen op de plattegrond binnen een zin

place-in-The-Loop = in de Loop
place-to-The-Loop = naar de Loop
place-from-The-Loop = van de Loop
place-the-The-Loop = de Loop
place-in-North-Side = in de North Side
place-to-North-Side = naar de North Side
place-from-North-Side = van de North Side
place-the-North-Side = de North Side
place-in-West-Side = in de West Side
place-to-West-Side = naar de West Side
place-from-West-Side = van de West Side
place-the-West-Side = de West Side
place-in-South-Side = in de South Side
place-to-South-Side = naar de South Side
place-from-South-Side = van de South Side
place-the-South-Side = de South Side
place-in-Gold-Coast = in Gold Coast
place-to-Gold-Coast = naar Gold Coast
place-from-Gold-Coast = van Gold Coast
place-the-Gold-Coast = Gold Coast
