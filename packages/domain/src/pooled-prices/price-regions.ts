// This file imports no schema library, so that a page does not have to load one.
import type { Edition } from "../edition/edition-facts";

export interface PriceRegion {
  readonly code: string;
  readonly name: string;
  /** The states it takes in, where its name does not say so. */
  readonly takesIn?: string;
}

/** The regions that prices are pooled for, besides the whole country (prices-29). */
export const PRICE_REGIONS = {
  ca: [
    { code: "CA-AB", name: "Alberta" },
    { code: "CA-BC", name: "British Columbia" },
    { code: "CA-MB", name: "Manitoba" },
    { code: "CA-NB", name: "New Brunswick" },
    { code: "CA-NL", name: "Newfoundland and Labrador" },
    { code: "CA-NT", name: "Northwest Territories" },
    { code: "CA-NS", name: "Nova Scotia" },
    { code: "CA-NU", name: "Nunavut" },
    { code: "CA-ON", name: "Ontario" },
    { code: "CA-PE", name: "Prince Edward Island" },
    { code: "CA-QC", name: "Québec" },
    { code: "CA-SK", name: "Saskatchewan" },
    { code: "CA-YT", name: "Yukon" },
  ],
  us: [
    { code: "US-MIDWEST", name: "Midwest", takesIn: "IA, IL, IN, KS, MI, MN, MO, ND, NE, OH, SD, WI" },
    { code: "US-NORTHEAST", name: "Northeast", takesIn: "CT, MA, ME, NH, NJ, NY, PA, RI, VT" },
    {
      code: "US-SOUTH",
      name: "South",
      takesIn: "AL, AR, DC, DE, FL, GA, KY, LA, MD, MS, NC, OK, SC, TN, TX, VA, WV",
    },
    { code: "US-WEST", name: "West", takesIn: "AK, AZ, CA, CO, HI, ID, MT, NM, NV, OR, UT, WA, WY" },
  ],
} as const satisfies Readonly<Record<Edition, readonly PriceRegion[]>>;

/** A pool of a whole country, for those who named no region and where a region has too few people. */
export const COUNTRY_REGIONS = { ca: "CA", us: "US" } as const satisfies Readonly<Record<Edition, string>>;

export type PriceRegionCode = (typeof PRICE_REGIONS)[Edition][number]["code"];

export const PRICE_REGION_CODES: readonly PriceRegionCode[] = [
  ...PRICE_REGIONS.ca.map(({ code }) => code),
  ...PRICE_REGIONS.us.map(({ code }) => code),
];

/** "Ontario" for `CA-ON`, "Canada" for `CA`; a code that is not known stands for itself. */
export function priceRegionName(code: string): string {
  if (code === COUNTRY_REGIONS.ca) return "Canada";
  if (code === COUNTRY_REGIONS.us) return "United States";
  return [...PRICE_REGIONS.ca, ...PRICE_REGIONS.us].find((region) => region.code === code)?.name ?? code;
}
