import { serveLines } from "./line-lanes";
import { openChosenLineReader } from "./ocr-models";

/** A thread of the reader's process that reads lines, and loads nothing else. */
serveLines(openChosenLineReader());
