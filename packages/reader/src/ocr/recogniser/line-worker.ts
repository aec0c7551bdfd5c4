import { openChosenLineReader } from "../ocr-models";
import { serveLines } from "./line-lanes";

/** A thread of the reader's process that reads lines, and loads nothing else. */
serveLines(openChosenLineReader());
