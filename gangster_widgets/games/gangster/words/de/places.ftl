### Namen auf dem Plan innerhalb eines Satzes

place-in-The-Loop = im Loop
place-to-The-Loop = in den Loop
place-from-The-Loop = vom Loop
place-the-The-Loop = der Loop
place-in-North-Side = in der North Side
place-to-North-Side = in die North Side
place-from-North-Side = von der North Side
place-the-North-Side = die North Side
place-in-West-Side = in der West Side
place-to-West-Side = in die West Side
place-from-West-Side = von der West Side
place-the-West-Side = die West Side
place-in-South-Side = in der South Side
place-to-South-Side = in die South Side
place-from-South-Side = von der South Side
place-the-South-Side = die South Side
place-in-Gold-Coast = an der Gold Coast
place-to-Gold-Coast = zur Gold Coast
place-from-Gold-Coast = von der Gold Coast
place-the-Gold-Coast = die Gold Coast
