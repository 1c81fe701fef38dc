"""The kinds of question of Gangsta!, one file each."""
