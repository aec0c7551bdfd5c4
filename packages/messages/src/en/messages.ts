import { common } from "./common";
import { discarding } from "./discarding";
import { done } from "./done";
import { failures } from "./failures";
import { faults } from "./faults";
import { home } from "./home";
import { language } from "./language";
import { mails } from "./mails";
import { protectedPages } from "./protected";
import { receipts } from "./receipts";
import { refusals } from "./refusals";
import { sentences } from "./sentences";
import { shell } from "./shell";
import { uses } from "./uses";

/** What the product says in English: the words of the specification, to the letter. */
export const english = {
  common,
  discarding,
  done,
  failures,
  faults,
  home,
  language,
  mails,
  protectedPages,
  receipts,
  refusals,
  sentences,
  shell,
  uses,
} as const;
