import type { english } from "../en/messages";
import type { Translation } from "../translation";
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

/** What the product says in Canadian French (docs/glossary.fr.md). */
export const french: Translation<typeof english> = {
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
};
