import type { english } from "../en/messages";
import type { Translation } from "../translation";
import { bought } from "./bought";
import { common } from "./common";
import { demonstration } from "./demonstration";
import { discarding } from "./discarding";
import { food } from "./food";
import { home } from "./home";
import { leaving } from "./leaving";
import { merging } from "./merging";
import { photoAdvice } from "./photo-advice";
import { priceBook } from "./price-book";
import { protectedPages } from "./protected";
import { receipt } from "./receipt";
import { receipts } from "./receipts";
import { review } from "./review";
import { sentences } from "./sentences";
import { shell } from "./shell";
import { upload } from "./upload";

/** What the product says in Canadian French (docs/glossary.fr.md). */
export const french: Translation<typeof english> = {
  bought,
  common,
  demonstration,
  discarding,
  food,
  home,
  leaving,
  merging,
  photoAdvice,
  priceBook,
  protectedPages,
  receipt,
  receipts,
  review,
  sentences,
  shell,
  upload,
};
