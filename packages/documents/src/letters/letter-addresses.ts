import type { Letter } from "./letter";
import { LETTERS } from "./letters";
import { LETTERS_FR } from "./letters.fr";

/** Every letter by the last part of its address: `canada`, and `canada-fr` for the one in French. */
export const LETTERS_BY_ADDRESS: ReadonlyMap<string, Letter> = new Map([
  ...LETTERS.map((letter) => [letter.kind, letter] as const),
  ...LETTERS_FR.map((letter) => [`${letter.kind}-fr`, letter] as const),
]);
