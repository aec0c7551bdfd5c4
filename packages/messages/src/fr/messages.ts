import type { english } from "../en/messages";
import type { Translation } from "../translation";
import { adjustments } from "./adjustments";
import { claimEntries } from "./claim-entries";
import { common } from "./common";
import { discarding } from "./discarding";
import { home } from "./home";
import { imports } from "./imports";
import { otherExpenses } from "./other-expenses";
import { photoAdvice } from "./photo-advice";
import { protectedPages } from "./protected";
import { rates } from "./rates";
import { receipts } from "./receipts";
import { shell } from "./shell";

/** What the product says in Canadian French (docs/glossary.fr.md). */
export const french: Translation<typeof english> = {
  adjustments,
  claimEntries,
  common,
  discarding,
  home,
  imports,
  otherExpenses,
  photoAdvice,
  protectedPages,
  rates,
  receipts,
  shell,
};
