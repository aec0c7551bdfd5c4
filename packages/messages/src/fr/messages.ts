import type { english } from "../en/messages";
import type { Translation } from "../translation";
import { adjustments } from "./adjustments";
import { claimEntries } from "./claim-entries";
import { common } from "./common";
import { discarding } from "./discarding";
import { done } from "./done";
import { failures } from "./failures";
import { faults } from "./faults";
import { home } from "./home";
import { imports } from "./imports";
import { language } from "./language";
import { mails } from "./mails";
import { otherExpenses } from "./other-expenses";
import { photoAdvice } from "./photo-advice";
import { protectedPages } from "./protected";
import { rates } from "./rates";
import { receipts } from "./receipts";
import { refusals } from "./refusals";
import { sentences } from "./sentences";
import { shell } from "./shell";
import { uses } from "./uses";

/** What the product says in Canadian French (docs/glossary.fr.md). */
export const french: Translation<typeof english> = {
  adjustments,
  claimEntries,
  common,
  discarding,
  done,
  failures,
  faults,
  home,
  imports,
  language,
  mails,
  otherExpenses,
  photoAdvice,
  protectedPages,
  rates,
  receipts,
  refusals,
  sentences,
  shell,
  uses,
};
