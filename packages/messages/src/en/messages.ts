import { common } from "./common";
import { discarding } from "./discarding";
import { home } from "./home";
import { imports } from "./imports";
import { photoAdvice } from "./photo-advice";
import { protectedPages } from "./protected";
import { receipts } from "./receipts";
import { shell } from "./shell";

/** What the product says in English: the words of the specification, to the letter. */
export const english = {
  common,
  discarding,
  home,
  imports,
  photoAdvice,
  protectedPages,
  receipts,
  shell,
} as const;
