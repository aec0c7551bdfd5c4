import { ABOUT } from "./about";
import { ACCOUNT } from "./account";
import { CHECKING_ITEMS } from "./checking-items";
import type { KnowledgeFile } from "./knowledge-file";
import { PLANS } from "./plans";
import { PRIVACY } from "./privacy";
import { REPORTS } from "./reports";
import { TAX_CANADA } from "./tax-canada";
import { TAX_UNITED_STATES } from "./tax-united-states";
import { UPLOADING } from "./uploading";

/** The product's own help, in code so that every server bundle carries it. */
export const HELP_FILES: readonly KnowledgeFile[] = [
  ABOUT,
  UPLOADING,
  CHECKING_ITEMS,
  REPORTS,
  PLANS,
  ACCOUNT,
  PRIVACY,
  TAX_CANADA,
  TAX_UNITED_STATES,
];
