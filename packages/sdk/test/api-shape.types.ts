import type { ApiShape } from "../src/api-shape";

/**
 * Does not compile when one of these calls takes or answers another shape: scripts in use would break.
 * Checked by `tsc`, not by a test run.
 */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : { differs: [A, B] };

type Region =
  | "CA-AB"
  | "CA-BC"
  | "CA-MB"
  | "CA-NB"
  | "CA-NL"
  | "CA-NS"
  | "CA-NT"
  | "CA-NU"
  | "CA-ON"
  | "CA-PE"
  | "CA-QC"
  | "CA-SK"
  | "CA-YT"
  | "US-MIDWEST"
  | "US-NORTHEAST"
  | "US-SOUTH"
  | "US-WEST";
type User = {
  id: string;
  email: string;
  name: string | null;
  edition: "ca" | "us";
  isSample: boolean;
  taxReminders: boolean;
  sharePrices: boolean;
  priceRegion: Region | null;
  language: "en" | "fr" | null;
  consentsDue: boolean;
};
type Caller = User & {
  keyScopes: ("read" | "write")[] | null;
  keyYear: number | null;
  linkUsedAt: string | null;
  role: "owner" | "member" | "preparer";
  deviceSecret: string | null;
  pageMark: string | null;
};
type Price = string | number;

type Kept = {
  user: Same<ApiShape["auth"]["user"]["output"], { [Field in keyof Caller]: Caller[Field] }>;
  login: Same<
    ApiShape["auth"]["login"]["input"],
    { email: string; password: string; code?: string | undefined }
  >;
  confirmed: Same<ApiShape["receipts"]["confirm"]["output"], { lineItemCount: number }>;
  upload: Same<ApiShape["receipts"]["create"]["input"], { image: Uint8Array }>;
  selection: Same<ApiShape["receipts"]["selectItem"]["input"], { id: string; selected: boolean }>;
  regularPrice: Same<
    ApiShape["receipts"]["setRegularPrice"]["input"],
    { id: string; customRegularPrice: Price | null }
  >;
  years: Same<ApiShape["taxReport"]["years"]["output"], { years: number[]; currentYear: number }>;
  summary: Same<ApiShape["taxReport"]["summary"]["input"], { year: Price }>;
  totals: Same<
    ApiShape["taxReport"]["summary"]["output"]["totals"],
    { itemCount: number; price: number; regularPrice: number; countedExtraCost: number }
  >;
  download: Same<ApiShape["taxReport"]["download"]["output"], { fileName: string; csv: string }>;
  receiptIsRead: Same<ApiShape["receipts"]["get"]["kind"], "query">;
  receiptIsMade: Same<ApiShape["receipts"]["create"]["kind"], "mutation">;
};

export const kept: { [Name in keyof Kept]: Kept[Name] & true } = {
  user: true,
  login: true,
  confirmed: true,
  upload: true,
  selection: true,
  regularPrice: true,
  years: true,
  summary: true,
  totals: true,
  download: true,
  receiptIsRead: true,
  receiptIsMade: true,
};
