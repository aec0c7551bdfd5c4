import type { english } from "../en/messages";
import type { Translation } from "../translation";
import { account } from "./account";
import { actors } from "./actors";
import { adjustments } from "./adjustments";
import { apiKeyYears } from "./api-key-years";
import { auth } from "./auth";
import { barcode } from "./barcode";
import { blog } from "./blog";
import { blogStates } from "./blog-states";
import { bought } from "./bought";
import { calendar } from "./calendar";
import { chat } from "./chat";
import { claim } from "./claim";
import { claimChanges } from "./claim-changes";
import { claimComments } from "./claim-comments";
import { claimEntries } from "./claim-entries";
import { claimLinks } from "./claim-links";
import { claimPapers } from "./claim-papers";
import { commands } from "./commands";
import { common } from "./common";
import { confirmation } from "./confirmation";
import { consents } from "./consents";
import { credentials } from "./credentials";
import { demonstration } from "./demonstration";
import { diagnostics } from "./diagnostics";
import { discarding } from "./discarding";
import { done } from "./done";
import { entryIssues } from "./entry-issues";
import { failures } from "./failures";
import { faults } from "./faults";
import { folderNotes } from "./folder-notes";
import { food } from "./food";
import { frame } from "./frame";
import { grants } from "./grants";
import { home } from "./home";
import { homeActions } from "./home-actions";
import { household } from "./household";
import { importFaults } from "./import-faults";
import { imports } from "./imports";
import { issues } from "./issues";
import { keepYours } from "./keep-yours";
import { language } from "./language";
import { leaving } from "./leaving";
import { legal } from "./legal";
import { mailIn } from "./mail-in";
import { mails } from "./mails";
import { merging } from "./merging";
import { otherExpenses } from "./other-expenses";
import { ownYear } from "./own-year";
import { passkeys } from "./passkeys";
import { paymentFaults } from "./payment-faults";
import { people } from "./people";
import { personIssues } from "./person-issues";
import { photoAdvice } from "./photo-advice";
import { photoFaults } from "./photo-faults";
import { plans } from "./plans";
import { priceBook } from "./price-book";
import { protectedPages } from "./protected";
import { provinces } from "./provinces";
import { rates } from "./rates";
import { receipt } from "./receipt";
import { receipts } from "./receipts";
import { refusals } from "./refusals";
import { reports } from "./reports";
import { review } from "./review";
import { sentences } from "./sentences";
import { sharedClaim } from "./shared-claim";
import { shares } from "./shares";
import { shell } from "./shell";
import { signOn } from "./sign-on";
import { smallPages } from "./small-pages";
import { subscription } from "./subscription";
import { taxSummary } from "./tax-summary";
import { tools } from "./tools";
import { upload } from "./upload";
import { uses } from "./uses";
import { webhooks } from "./webhooks";
import { yearReport } from "./year-report";

/** What the product says in Canadian French (docs/glossary.fr.md). */
export const french: Translation<typeof english> = {
  account,
  actors,
  adjustments,
  apiKeyYears,
  auth,
  barcode,
  blog,
  blogStates,
  bought,
  calendar,
  chat,
  claim,
  claimChanges,
  claimComments,
  claimEntries,
  claimLinks,
  claimPapers,
  commands,
  common,
  consents,
  credentials,
  demonstration,
  diagnostics,
  discarding,
  done,
  failures,
  faults,
  folderNotes,
  food,
  frame,
  home,
  homeActions,
  confirmation,
  grants,
  household,
  imports,
  keepYours,
  language,
  leaving,
  legal,
  mailIn,
  mails,
  merging,
  otherExpenses,
  ownYear,
  passkeys,
  personIssues,
  entryIssues,
  issues,
  importFaults,
  photoFaults,
  paymentFaults,
  people,
  photoAdvice,
  plans,
  priceBook,
  protectedPages,
  provinces,
  rates,
  receipt,
  receipts,
  refusals,
  reports,
  review,
  sentences,
  sharedClaim,
  shares,
  shell,
  signOn,
  smallPages,
  subscription,
  taxSummary,
  tools,
  upload,
  uses,
  webhooks,
  yearReport,
};
