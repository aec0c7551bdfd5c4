import { refused } from "@gf-ledger/domain/outcome/outcome";
import { z } from "zod";
import { MAX_RECORDS } from "../../limits/account-room";
import { throwRefusal } from "../../refusals/throw-refusal";
import { ACCOUNT_DATA_FORMAT, ACCOUNT_DATA_VERSION, FILES, type Manifest, manifestSchema } from "../manifest";
import type { Unpacked } from "./unpack";
import { fromVersionOne } from "./words-of-version-one";

const MAX_MANIFEST_BYTES = 64 * 1024;
const { receipts, lineItems, ownPrices, corrections, mergedNames, observations, people, claims } =
  MAX_RECORDS;
const { expenses, adjustments, rates } = MAX_RECORDS;

/** What an account can hold; a manifest that promises more is refused before anything is read. */
const MAX_ROWS = {
  receipts,
  lineItems,
  ownPrices,
  corrections,
  mergedNames,
  observations,
  people,
  claims,
  receiptItems: 500_000,
  /** One a line item, one a category, one for everything else. */
  allocations: lineItems + 20,
  entries: expenses + adjustments + rates,
  changes: 500_000,
};

/** The manifest of a download; throws a refusal where there is none, or one that this version cannot read. */
export async function manifestOf(zip: Unpacked): Promise<Manifest> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of zip.piecesOf(FILES.manifest)) {
    bytes += piece.length;
    if (bytes > MAX_MANIFEST_BYTES) throwRefusal(refused("zip_not_ours"));
    parts.push(piece);
  }
  let value: unknown;
  try {
    value = JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throwRefusal(refused("zip_file_unreadable", { file: FILES.manifest }));
  }
  const named = z.object({ format: z.literal(ACCOUNT_DATA_FORMAT), version: z.number() }).safeParse(value);
  if (!named.success) return throwRefusal(refused("zip_not_ours"));
  if (named.data.version > ACCOUNT_DATA_VERSION) throwRefusal(refused("zip_of_newer_version"));
  const manifest = manifestSchema.safeParse(named.data.version === 1 ? fromVersionOne(value) : value);
  if (!manifest.success) return throwRefusal(refused("zip_manifest_incomplete", { file: FILES.manifest }));
  return manifest.data;
}

/** Throws a refusal where a manifest promises more rows than an account may have. */
export function assertFits({ figures }: Manifest): void {
  const rows = Object.entries(MAX_ROWS) as [keyof typeof MAX_ROWS, number][];
  if (rows.some(([name, max]) => figures[name] > max)) throwRefusal(refused("zip_over_account"));
}
