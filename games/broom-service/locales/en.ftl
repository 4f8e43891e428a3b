# What the game says in English. Names of its pieces stand in the data and the source.
