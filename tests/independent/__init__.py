"""The rules of Gangster written down a second time, slow and plain, to hold the engine against."""
