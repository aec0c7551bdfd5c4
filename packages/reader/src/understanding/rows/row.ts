import type { CharChoice, OcrWord } from "../../ocr/word";

/** A word with its ends along the line of print. */
export interface PlacedWord extends OcrWord {
  left: number;
  right: number;
  leftY: number;
  rightY: number;
}

/** One line of print, its words from left to right. */
export interface Row {
  words: PlacedWord[];
  /** The words' texts, two spaces between words. */
  text: string;
  /** The same, unit for unit, with letters and digits that look alike told apart by their neighbours. */
  spelling: string;
  /** Page x of each UTF-16 unit of `text`. */
  xs: number[];
  /** What each UTF-16 unit of `text` may be; empty where the recogniser does not say. */
  choices: (readonly CharChoice[])[];
  /** Mean height of its letters in pixels. */
  height: number;
  confidence: number;
  left: number;
  right: number;
}
