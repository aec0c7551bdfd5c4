import type { OcrPage } from "../ocr/word";
import type { RgbImage } from "./rgb-image";

/** A file of a receipt, opened. */
export interface DecodedImage {
  /** As a browser shows it, bounded in size. */
  image: RgbImage;
  /** The words themselves, where the file holds them as text (a PDF's text layer); else `null`. */
  words: OcrPage | null;
}
