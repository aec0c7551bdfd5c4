import { create } from "fontkit";
import { laidOutText } from "./laid-out-text";
import { sfntOfWoff } from "./sfnt-of-woff";
import type { Fonts } from "./tagged-document";

export type FontName = "regular" | "semibold" | "other";

/** The words as they can be printed, and the font that has all of them. */
export interface FittedWords {
  readonly font: FontName;
  readonly words: string;
}

/** Stands for a character that no font of the product has; workbook and CSV hold the character itself. */
const UNPRINTABLE = "□";
/** What would begin a line or leave a gap of its own kind. */
const BLANK = /[^\S\u00A0]|\p{Cc}/gu;

type Covers = (character: string) => boolean;

function coverOf(bytes: Uint8Array): Covers {
  const font = create(sfntOfWoff(bytes));
  const known = new Map<string, boolean>();
  return (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const point = character.codePointAt(0) ?? 0;
    const covered = "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(point);
    known.set(character, covered);
    return covered;
  };
}

/**
 * Chooses the font for words of people, shops and products, which may be in any script: the product's own
 * where it has every character, else one that knows far more.
 */
export function fittingFont(fonts: Fonts): (words: string, wanted: "regular" | "semibold") => FittedWords {
  let own: Covers | undefined;
  let other: Covers | undefined;
  return (words, wanted) => {
    own ??= coverOf(fonts.regular);
    const characters = [
      ...laidOutText(words)
        .normalize("NFC")
        .replace(/\u202F/gu, "\u00A0")
        .replace(BLANK, " "),
    ];
    if (characters.every(own)) return { font: wanted, words: characters.join("") };
    other ??= coverOf(fonts.other);
    const knows = other;
    const printable = characters.map((character) => (knows(character) ? character : UNPRINTABLE));
    return { font: "other", words: printable.join("") };
  };
}
