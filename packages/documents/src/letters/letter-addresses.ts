import type { Letter } from "./letter";
import { letterOf } from "./letters";

/**
 * Every letter by the last part of its address: `canada`, and `canada-fr` for the one in French. The American ones
 * go to readers of English.
 */
export const LETTERS_BY_ADDRESS: ReadonlyMap<string, Letter> = new Map([
  ["canada", letterOf("canada", "en-CA")],
  ["united-states", letterOf("united-states", "en-US")],
  ["medical-necessity", letterOf("medical-necessity", "en-US")],
  ["canada-fr", letterOf("canada", "fr-CA")],
]);
