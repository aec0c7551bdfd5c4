import { apiKeyYears } from "./api-key-years";
import { claimComments } from "./claim-comments";
import { claimLinks } from "./claim-links";
import { common } from "./common";
import { discarding } from "./discarding";
import { home } from "./home";
import { household } from "./household";
import { photoAdvice } from "./photo-advice";
import { protectedPages } from "./protected";
import { receipts } from "./receipts";
import { sharedClaim } from "./shared-claim";
import { shell } from "./shell";

/** What the product says in English: the words of the specification, to the letter. */
export const english = {
  apiKeyYears,
  claimComments,
  claimLinks,
  common,
  discarding,
  home,
  household,
  photoAdvice,
  protectedPages,
  receipts,
  sharedClaim,
  shell,
} as const;
