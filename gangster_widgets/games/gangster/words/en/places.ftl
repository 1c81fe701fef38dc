### Names of the map within a sentence

place-in-The-Loop = in the Loop
place-to-The-Loop = to the Loop
place-from-The-Loop = from the Loop
place-the-The-Loop = the Loop
place-in-North-Side = on the North Side
place-to-North-Side = to the North Side
place-from-North-Side = from the North Side
place-the-North-Side = the North Side
place-in-West-Side = on the West Side
place-to-West-Side = to the West Side
place-from-West-Side = from the West Side
place-the-West-Side = the West Side
place-in-South-Side = on the South Side
place-to-South-Side = to the South Side
place-from-South-Side = from the South Side
place-the-South-Side = the South Side
place-in-Gold-Coast = at Gold Coast
place-to-Gold-Coast = to Gold Coast
place-from-Gold-Coast = from Gold Coast
place-the-Gold-Coast = Gold Coast
