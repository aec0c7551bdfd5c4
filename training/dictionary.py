"""The characters a recogniser tells apart: class 0 is the CTC blank, the last class is the space."""
import re

LATIN = re.compile(r"[\x20-\xff€–—’]")

# Characters that the stock dictionary lacks; each begins as a copy of the class it looks like.
ADDED = {
    "£": "E", "€": "C", "¢": "c", "ç": "c", "â": "a", "ê": "é", "ë": "è", "î": "i", "ï": "i", "ô": "o", "ù": "ú",
    "û": "u", "ñ": "n", "ö": "o", "œ": "e", "À": "A", "Â": "A", "Ç": "C", "È": "É", "Ê": "É", "Ë": "E", "Î": "I",
    "Ï": "I", "Ô": "O", "Ù": "U", "Û": "U", "Œ": "E", "Ñ": "N", "Ö": "O", "Ä": "A", "«": "<", "»": ">", "©": "°",
    "®": "°", "–": "-", "½": "%", "¼": "%", "¾": "%",
}


def read_characters(path):
    """The classes of a dictionary file, which holds one character a line, without the blank and the space."""
    with open(path, encoding="utf8") as file:
        text = file.read().replace("\r", "")
    return ["", *re.sub(r"\n$", "", text).split("\n"), " "]


def write_characters(path, characters):
    with open(path, "w", encoding="utf8") as file:
        file.writelines(character + "\n" for character in characters[1:-1])


def latin_classes(characters):
    """Indices of the blank and of every Latin character except the space."""
    return [k for k, character in enumerate(characters) if k == 0 or (LATIN.fullmatch(character) and character != " ")]
