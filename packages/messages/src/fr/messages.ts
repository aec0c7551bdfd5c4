import type { english } from "../en/messages";
import type { Translation } from "../translation";
import { common } from "./common";
import { discarding } from "./discarding";
import { home } from "./home";
import { language } from "./language";
import { protectedPages } from "./protected";
import { receipts } from "./receipts";
import { shell } from "./shell";

/** What the product says in Canadian French (docs/glossary.fr.md). */
export const french: Translation<typeof english> = {
  common,
  discarding,
  home,
  language,
  protectedPages,
  receipts,
  shell,
};
