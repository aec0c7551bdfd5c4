import type { english } from "../en/messages";
import type { Translation } from "../translation";
import { adjustments } from "./adjustments";
import { apiKeyYears } from "./api-key-years";
import { auth } from "./auth";
import { claimComments } from "./claim-comments";
import { claimEntries } from "./claim-entries";
import { claimLinks } from "./claim-links";
import { common } from "./common";
import { consents } from "./consents";
import { credentials } from "./credentials";
import { discarding } from "./discarding";
import { frame } from "./frame";
import { home } from "./home";
import { homeActions } from "./home-actions";
import { household } from "./household";
import { imports } from "./imports";
import { keepYours } from "./keep-yours";
import { otherExpenses } from "./other-expenses";
import { photoAdvice } from "./photo-advice";
import { plans } from "./plans";
import { protectedPages } from "./protected";
import { provinces } from "./provinces";
import { rates } from "./rates";
import { receipts } from "./receipts";
import { sharedClaim } from "./shared-claim";
import { shell } from "./shell";
import { smallPages } from "./small-pages";
import { tools } from "./tools";

/** What the product says in Canadian French (docs/glossary.fr.md). */
export const french: Translation<typeof english> = {
  adjustments,
  apiKeyYears,
  auth,
  claimComments,
  claimEntries,
  claimLinks,
  common,
  consents,
  credentials,
  discarding,
  frame,
  home,
  homeActions,
  household,
  imports,
  keepYours,
  otherExpenses,
  photoAdvice,
  plans,
  protectedPages,
  provinces,
  rates,
  receipts,
  sharedClaim,
  shell,
  smallPages,
  tools,
};
