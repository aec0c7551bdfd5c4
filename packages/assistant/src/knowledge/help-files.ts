import { ABOUT } from "./about";
import { ACCOUNT } from "./account";
import { CANADA_FIGURES } from "./canada-figures";
import { CHECKING_ITEMS } from "./checking-items";
import { COMPARING } from "./comparing";
import { EVERYDAY } from "./everyday";
import type { KnowledgeFile } from "./knowledge-file";
import { PLANS } from "./plans";
import { PRIVACY } from "./privacy";
import { REPORTS } from "./reports";
import { TAX_CANADA } from "./tax-canada";
import { TAX_UNITED_STATES } from "./tax-united-states";
import { UPLOADING } from "./uploading";
import { US_FIGURES_BY_YEAR } from "./us-figures";

/** The product's own help, in code so that every server bundle carries it. */
export const HELP_FILES: readonly KnowledgeFile[] = [
  ABOUT,
  UPLOADING,
  EVERYDAY,
  CHECKING_ITEMS,
  COMPARING,
  REPORTS,
  PLANS,
  ACCOUNT,
  PRIVACY,
  TAX_CANADA,
  CANADA_FIGURES,
  TAX_UNITED_STATES,
  US_FIGURES_BY_YEAR,
];
