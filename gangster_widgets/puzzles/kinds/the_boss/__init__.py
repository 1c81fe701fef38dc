"""The kinds of question of The Boss, one file each."""
