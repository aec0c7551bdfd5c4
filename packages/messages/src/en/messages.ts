import { common } from "./common";
import { discarding } from "./discarding";
import { home } from "./home";
import { language } from "./language";
import { protectedPages } from "./protected";
import { receipts } from "./receipts";
import { shell } from "./shell";

/** What the product says in English: the words of the specification, to the letter. */
export const english = { common, discarding, home, language, protectedPages, receipts, shell } as const;
