import type { OcrPage } from "../ocr/word";
import type { RgbImage } from "./rgb-image";

/** A page of a file, from one height of the picture to another, in pixels. */
export interface PageBand {
  readonly top: number;
  readonly bottom: number;
}

/** A file of a receipt, opened. */
export interface DecodedImage {
  /** As a browser shows it, bounded in size. */
  image: RgbImage;
  /** The words themselves, where the file holds them as text (a PDF's text layer); else `null`. */
  words: OcrPage | null;
  /** Pages beside those whose text is known, of which only the picture is. */
  pictures?: readonly PageBand[];
  /** The text behind the pictures of pages, which a viewer does not show, where it is a receipt's. */
  hidden?: OcrPage;
}
