import type { Phrasings } from "../phrasings";
import { ACCOUNT_SPEECH } from "./account";
import { CANADA_SPEECH } from "./canada";
import { PLAIN_WORDS } from "./plain-words";
import { PRODUCT_SPEECH } from "./product";
import { ACCOUNT_SITUATIONS } from "./situations-account";
import { CANADA_SITUATIONS } from "./situations-canada";
import { PRODUCT_SITUATIONS } from "./situations-product";
import { UNITED_STATES_SITUATIONS } from "./situations-united-states";
import { UNITED_STATES_SPEECH } from "./united-states";

/** Several of these speak of the same passages. */
export const ENGLISH_SPEECH: readonly Phrasings[] = [
  PRODUCT_SPEECH,
  ACCOUNT_SPEECH,
  CANADA_SPEECH,
  UNITED_STATES_SPEECH,
  PRODUCT_SITUATIONS,
  ACCOUNT_SITUATIONS,
  CANADA_SITUATIONS,
  UNITED_STATES_SITUATIONS,
  PLAIN_WORDS,
];
