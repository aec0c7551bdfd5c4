import type { english } from "../en/messages";
import type { Translation } from "../translation";
import { account } from "./account";
import { accountCsv } from "./account-csv";
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
import { claimChecklist } from "./claim-checklist";
import { claimComments } from "./claim-comments";
import { claimDocuments } from "./claim-documents";
import { claimEntries } from "./claim-entries";
import { claimLinks } from "./claim-links";
import { claimMethod } from "./claim-method";
import { claimPapers } from "./claim-papers";
import { claimReport } from "./claim-report";
import { claimRules } from "./claim-rules";
import { claimSums } from "./claim-sums";
import { claimTables } from "./claim-tables";
import { commands } from "./commands";
import { common } from "./common";
import { confirmation } from "./confirmation";
import { consents } from "./consents";
import { credentials } from "./credentials";
import { creditEstimate } from "./credit-estimate";
import { demonstration } from "./demonstration";
import { diagnostics } from "./diagnostics";
import { discarding } from "./discarding";
import { done } from "./done";
import { exampleReceipt } from "./example-receipt";
import { failures } from "./failures";
import { faults } from "./faults";
import { folderNotes } from "./folder-notes";
import { food } from "./food";
import { frame } from "./frame";
import { grants } from "./grants";
import { home } from "./home";
import { homeActions } from "./home-actions";
import { homeCopy } from "./home-copy";
import { household } from "./household";
import { howItWorks } from "./how-it-works";
import { imports } from "./imports";
import { keepYours } from "./keep-yours";
import { language } from "./language";
import { leaving } from "./leaving";
import { ledger } from "./ledger";
import { legal } from "./legal";
import { letters } from "./letters";
import { mailIn } from "./mail-in";
import { mails } from "./mails";
import { merging } from "./merging";
import { otherExpenses } from "./other-expenses";
import { ownYear } from "./own-year";
import { passkeys } from "./passkeys";
import { people } from "./people";
import { personSentences } from "./person-sentences";
import { photoAdvice } from "./photo-advice";
import { plans } from "./plans";
import { priceBook } from "./price-book";
import { protectedPages } from "./protected";
import { provinces } from "./provinces";
import { rates } from "./rates";
import { receipt } from "./receipt";
import { receipts } from "./receipts";
import { refusals } from "./refusals";
import { reportCsv } from "./report-csv";
import { reports } from "./reports";
import { review } from "./review";
import { sentences } from "./sentences";
import { serverSentences } from "./server-sentences";
import { sharedClaim } from "./shared-claim";
import { shares } from "./shares";
import { shell } from "./shell";
import { signOn } from "./sign-on";
import { smallPages } from "./small-pages";
import { sources } from "./sources";
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
  accountCsv,
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
  claimChecklist,
  claimComments,
  claimDocuments,
  claimEntries,
  claimLinks,
  claimMethod,
  claimPapers,
  claimReport,
  claimRules,
  claimSums,
  claimTables,
  commands,
  common,
  consents,
  credentials,
  creditEstimate,
  demonstration,
  diagnostics,
  discarding,
  done,
  exampleReceipt,
  failures,
  faults,
  folderNotes,
  food,
  frame,
  home,
  homeActions,
  confirmation,
  grants,
  homeCopy,
  household,
  howItWorks,
  imports,
  keepYours,
  language,
  leaving,
  ledger,
  legal,
  letters,
  mailIn,
  mails,
  merging,
  otherExpenses,
  ownYear,
  passkeys,
  people,
  personSentences,
  photoAdvice,
  plans,
  priceBook,
  protectedPages,
  provinces,
  rates,
  receipt,
  receipts,
  refusals,
  reportCsv,
  reports,
  review,
  sentences,
  serverSentences,
  sharedClaim,
  shares,
  shell,
  signOn,
  smallPages,
  sources,
  subscription,
  taxSummary,
  tools,
  upload,
  uses,
  webhooks,
  yearReport,
};
