import { create } from "fontkit";
import type { Fonts } from "./tagged-document";

export type FontName = "regular" | "semibold" | "other";

/** The words as they can be printed, and the font that has all of them. */
export interface FittedWords {
  readonly font: FontName;
  readonly words: string;
}

/** Stands for a character that no font of the product has; workbook and CSV hold the character itself. */
const UNPRINTABLE = "□";

type Covers = (character: string) => boolean;

function coverOf(bytes: Uint8Array): Covers {
  const font = create(Buffer.from(bytes));
  const covered = (point: number) => "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(point);
  return (character) => covered(character.codePointAt(0) ?? 0);
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
      ...words
        .normalize("NFC")
        .replace(/\u202F/gu, "\u00A0")
        .replace(/[^\S\u00A0]/gu, " "),
    ];
    if (characters.every(own)) return { font: wanted, words: characters.join("") };
    other ??= coverOf(fonts.other);
    const knows = other;
    const printable = characters.map((character) => (knows(character) ? character : UNPRINTABLE));
    return { font: "other", words: printable.join("") };
  };
}
