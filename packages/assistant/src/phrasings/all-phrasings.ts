import { BY_YEAR } from "./by-year";
import { CANADA_CLAIM } from "./canada-claim";
import { COMPARING_PHRASINGS } from "./comparing";
import { EVERYDAY_PHRASINGS } from "./everyday";
import type { Phrasings } from "./phrasings";
import { PRODUCT } from "./product";
import { SECTION_PHRASINGS } from "./sections/english";
import { UNITED_STATES_CLAIM } from "./united-states-claim";

export const ALL_PHRASINGS: Phrasings = {
  ...PRODUCT,
  ...COMPARING_PHRASINGS,
  ...EVERYDAY_PHRASINGS,
  ...CANADA_CLAIM,
  ...UNITED_STATES_CLAIM,
  ...BY_YEAR,
  ...SECTION_PHRASINGS,
};
