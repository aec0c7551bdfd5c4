import { lettersOnly, plainGlyphs } from "./glyphs";

/** `label`: upper case without accents. `letters`: letters only, look-alike digits read as letters. */
export interface PrintedWords {
  readonly label: string;
  readonly letters: string;
}

/** A line's text in the two forms in which words are searched. */
export function printedWords(text: string): PrintedWords {
  const label = plainGlyphs(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/(?<=[A-Z])0|0(?=[A-Z])/g, "O")
    // `H.S.T. 13%`
    .replace(/(?<![A-Z])([A-Z])\.\s?([A-Z])\.\s?([A-Z])\.?(?![A-Z])/g, "$1$2$3")
    .trim();
  return { label, letters: lettersOnly(text) };
}
