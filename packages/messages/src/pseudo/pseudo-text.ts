const PLAIN = "aceinouyAEIOU";
const ACCENTED = "áçéíñóúýÁÉÍÓÚ";
const TWIN = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index] ?? letter]));
/** How much longer than English other languages are, as a part of the text. */
const LONGER = 0.35;
const FILLER = "åéîøû";

/** Pads with words of at most five letters, as a real translation has places to break at. */
function padding(letters: number): string {
  const filler = Array.from({ length: letters }, (_, at) => (at % 6 === 0 ? " " : FILLER[at % 5]));
  return filler.join("").trimEnd();
}

/**
 * A text of the interface in the pseudo-language: every letter that has a twin is accented, it is a third longer, and
 * it stands in brackets, so that what is cut off, or was never translated, is seen at once.
 */
export function pseudoText(text: string): string {
  const accented = [...text].map((letter) => TWIN.get(letter) ?? letter).join("");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return `[${accented}${padding(Math.ceil(letters * LONGER))}]`;
}
