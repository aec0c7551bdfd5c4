import type { Phrasings } from "../../phrasings";
import { FRENCH_ACCOUNT_SPEECH } from "./french-account";
import { FRENCH_CLAIM_SPEECH } from "./french-claim";
import { FRENCH_PLAIN_WORDS } from "./french-plain-words";
import { FRENCH_PRODUCT_SPEECH } from "./french-product";
import { FRENCH_SITUATIONS } from "./situations-french";
import { FRENCH_CLAIM_SITUATIONS } from "./situations-french-claim";

/** Several of these speak of the same passages. */
export const FRENCH_SPEECH: readonly Phrasings[] = [
  FRENCH_PRODUCT_SPEECH,
  FRENCH_ACCOUNT_SPEECH,
  FRENCH_CLAIM_SPEECH,
  FRENCH_SITUATIONS,
  FRENCH_CLAIM_SITUATIONS,
  FRENCH_PLAIN_WORDS,
];
