"""The words of Vienna, each list in the order in which the engine numbers it (V1)."""

BRIBES = ("chocolate", "wine", "magazine", "coffee", "tobacco")  # V1.1
COLOURS = ("purple", "pink", "orange", "brown", "grey")  # V1.1: the colour of the bribe with the same number
INFOS = ("bottle", "pistol", "briefcase", "microfilm", "slide")  # V1.2
FLAGS = ("usa", "ussr", "france", "great_britain", "austria")  # V1.3
SEALS = ("administration", "science", "religion", "culture", "nobility")  # V1.4
LETTERS = ("A", "B", "C", "D", "E", "F", "G", "H", "K", "L")  # V1.4
SQUARE_NUMBERS = ("2", "3", "4")  # V1.5
SERIES = ("S", "A", "B")  # V1.9
NEEDS = ("seals", "bribes", "building", "infos")  # V11.3
