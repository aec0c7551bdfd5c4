"""The characters a recogniser tells apart: class 0 is the CTC blank, the last class is the space."""


def read_characters(path):
    """The classes of a dictionary file, which holds one character a line, without the blank and the space."""
    with open(path, encoding="utf8") as file:
        return ["", *file.read().replace("\r", "").removesuffix("\n").split("\n"), " "]


def write_characters(path, characters):
    with open(path, "w", encoding="utf8") as file:
        file.writelines(character + "\n" for character in characters[1:-1])
