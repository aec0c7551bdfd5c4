import { adjustments } from "./adjustments";
import { apiKeyYears } from "./api-key-years";
import { claimComments } from "./claim-comments";
import { claimEntries } from "./claim-entries";
import { claimLinks } from "./claim-links";
import { common } from "./common";
import { discarding } from "./discarding";
import { home } from "./home";
import { household } from "./household";
import { imports } from "./imports";
import { otherExpenses } from "./other-expenses";
import { photoAdvice } from "./photo-advice";
import { protectedPages } from "./protected";
import { rates } from "./rates";
import { receipts } from "./receipts";
import { sharedClaim } from "./shared-claim";
import { shell } from "./shell";

/** What the product says in English: the words of the specification, to the letter. */
export const english = {
  adjustments,
  apiKeyYears,
  claimComments,
  claimEntries,
  claimLinks,
  common,
  discarding,
  home,
  household,
  imports,
  otherExpenses,
  photoAdvice,
  protectedPages,
  rates,
  receipts,
  sharedClaim,
  shell,
} as const;
