/** A character that may stand at a place, and its probability from 0 to 1. */
export type CharChoice = readonly [character: string, probability: number];

/** One run of text as the recogniser read it. Lengths are pixels of the upright page. */
export interface OcrWord {
  text: string;
  /** Mean probability of the characters, 0 to 1. */
  confidence: number;
  cx: number;
  cy: number;
  /** Along the line of text. */
  width: number;
  /** Across the line of text. */
  height: number;
  /** Radians, clockwise, of the line of text against the page's horizontal. */
  angle: number;
  /** Centre of each UTF-16 unit of `text` along `width`, as a fraction from 0 to 1. */
  charPositions?: number[];
  /** What each UTF-16 unit of `text` may be, likeliest first, without unlikely characters. */
  charChoices?: CharChoice[][];
  /** How much darker than its paper each UTF-16 unit of `text` is, from 0 to 1. */
  charInk?: number[];
  /** Whether a stroke of a pen or a stamp goes through it, or hides its end. */
  struck?: boolean;
}

/** The words of one upright page, in no particular order. */
export interface OcrPage {
  width: number;
  height: number;
  words: OcrWord[];
  /** Whether the words are the text of a file, and no letters were looked at. */
  hasRealText?: boolean;
}
