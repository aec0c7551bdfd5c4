import { bought } from "./bought";
import { common } from "./common";
import { demonstration } from "./demonstration";
import { discarding } from "./discarding";
import { food } from "./food";
import { home } from "./home";
import { leaving } from "./leaving";
import { merging } from "./merging";
import { priceBook } from "./price-book";
import { protectedPages } from "./protected";
import { receipt } from "./receipt";
import { receipts } from "./receipts";
import { review } from "./review";
import { sentences } from "./sentences";
import { shell } from "./shell";
import { upload } from "./upload";

/** What the product says in English: the words of the specification, to the letter. */
export const english = {
  bought,
  demonstration,
  food,
  leaving,
  merging,
  priceBook,
  receipt,
  review,
  sentences,
  upload,
  common,
  discarding,
  home,
  protectedPages,
  receipts,
  shell,
} as const;
