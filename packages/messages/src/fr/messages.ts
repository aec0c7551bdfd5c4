import type { english } from "../en/messages";
import type { Translation } from "../translation";
import { apiKeyYears } from "./api-key-years";
import { claimLinks } from "./claim-links";
import { common } from "./common";
import { discarding } from "./discarding";
import { home } from "./home";
import { photoAdvice } from "./photo-advice";
import { protectedPages } from "./protected";
import { receipts } from "./receipts";
import { sharedClaim } from "./shared-claim";
import { shell } from "./shell";

/** What the product says in Canadian French (docs/glossary.fr.md). */
export const french: Translation<typeof english> = {
  apiKeyYears,
  claimLinks,
  common,
  discarding,
  home,
  photoAdvice,
  protectedPages,
  receipts,
  sharedClaim,
  shell,
};
