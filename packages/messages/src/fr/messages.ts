import type { english } from "../en/messages";
import type { Translation } from "../translation";
import { blog } from "./blog";
import { blogStates } from "./blog-states";
import { chat } from "./chat";
import { common } from "./common";
import { discarding } from "./discarding";
import { home } from "./home";
import { legal } from "./legal";
import { protectedPages } from "./protected";
import { receipts } from "./receipts";
import { shell } from "./shell";

/** What the product says in Canadian French (docs/glossary.fr.md). */
export const french: Translation<typeof english> = {
  blog,
  blogStates,
  chat,
  common,
  discarding,
  home,
  legal,
  protectedPages,
  receipts,
  shell,
};
