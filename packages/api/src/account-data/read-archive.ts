import { type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import { z } from "zod";
import { refusalIn, withdraw } from "../refusals/withdraw";
import {
  type CorrectionRecord,
  correctionRecordSchema,
  type LineItemRecord,
  lineItemRecordSchema,
  type MergedNameRecord,
  mergedNameRecordSchema,
  type ObservationRecord,
  type OwnPriceRecord,
  observationRecordSchema,
  ownPriceRecordSchema,
  type ReceiptRecord,
  receiptRecordSchema,
} from "./account-records";
import { type ChangeRecord, type ClaimRecord, changeRecordSchema, claimRecordSchema } from "./claim-records";
import { type EntryRecord, entryRecordSchema } from "./entry-records";
import { FigureCheck } from "./figure-check";
import {
  type AllocationRecord,
  allocationRecordSchema,
  type PersonRecord,
  personRecordSchema,
} from "./household-records";
import { jsonRecords } from "./json-records";
import {
  ACCOUNT_DATA_FORMAT,
  ACCOUNT_DATA_VERSION,
  type AccountFigures,
  FILES,
  type Manifest,
  manifestSchema,
} from "./manifest";
import { type Unpacked, unpack } from "./unpack";
import { fromVersionOne } from "./words-of-version-one";

/** Rows in one batch: enough for one statement, and little memory. */
const BATCH_ROWS = 1000;
const MAX_MANIFEST_BYTES = 64 * 1024;
/** A claim of twenty thousand line items, twice over. */
const MAX_SNAPSHOT_BYTES = 32 * 1024 * 1024;
/**
 * More than a household buys in a lifetime; a manifest that promises more is refused before anything is read.
 */
const MOST_ROWS = {
  receipts: 100_000,
  receiptItems: 600_000,
  lineItems: 300_000,
  ownPrices: 20_000,
  corrections: 50_000,
  mergedNames: 20_000,
  observations: 300_000,
  people: 50,
  allocations: 300_020,
  entries: 100_000,
  claims: 500,
  changes: 1_000_000,
};

/** What JSON can hold and the database cannot: the null character, and halves of a surrogate pair. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/** A part of a download, with every field checked. The manifest comes first; corrections come before receipts. */
export type ArchiveBatch =
  | { readonly kind: "manifest"; readonly manifest: Manifest }
  | { readonly kind: "receipts"; readonly records: readonly ReceiptRecord[] }
  | { readonly kind: "ownPrices"; readonly records: readonly OwnPriceRecord[] }
  | { readonly kind: "corrections"; readonly records: readonly CorrectionRecord[] }
  | { readonly kind: "mergedNames"; readonly records: readonly MergedNameRecord[] }
  | { readonly kind: "observations"; readonly records: readonly ObservationRecord[] }
  | { readonly kind: "people"; readonly records: readonly PersonRecord[] }
  | { readonly kind: "allocations"; readonly records: readonly AllocationRecord[] }
  | { readonly kind: "entries"; readonly records: readonly EntryRecord[] }
  | { readonly kind: "claims"; readonly records: readonly ClaimRecord[] }
  | { readonly kind: "changes"; readonly records: readonly ChangeRecord[] }
  | { readonly kind: "lineItems"; readonly records: readonly LineItemRecord[] };

/** Why a download is refused; no batch comes after it. */
export interface RefusedArchive {
  readonly kind: "refused";
  readonly refusal: Refused;
}

async function manifestOf(zip: Unpacked): Promise<Manifest> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of zip.piecesOf(FILES.manifest)) {
    bytes += piece.length;
    if (bytes > MAX_MANIFEST_BYTES) withdraw(refused("zip_not_ours"));
    parts.push(piece);
  }
  let value: unknown;
  try {
    value = JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    withdraw(refused("zip_file_unreadable", { file: FILES.manifest }));
  }
  const named = z.object({ format: z.literal(ACCOUNT_DATA_FORMAT), version: z.number() }).safeParse(value);
  if (!named.success) return withdraw(refused("zip_not_ours"));
  if (named.data.version > ACCOUNT_DATA_VERSION) withdraw(refused("zip_of_newer_version"));
  const manifest = manifestSchema.safeParse(named.data.version === 1 ? fromVersionOne(value) : value);
  if (!manifest.success) return withdraw(refused("zip_manifest_incomplete", { file: FILES.manifest }));
  return manifest.data;
}

function assertFits(figures: AccountFigures): void {
  const rows = Object.entries(MOST_ROWS) as [keyof typeof MOST_ROWS, number][];
  if (rows.some(([name, most]) => figures[name] > most)) withdraw(refused("zip_over_account"));
}

/** Checks one record after the other against the schema; withdraws at the first that does not fit. */
async function* checked<Schema extends z.ZodType>(
  zip: Unpacked,
  file: string,
  {
    name,
    schema,
    version,
    maxBytes,
  }: {
    readonly name: string;
    readonly schema: Schema;
    readonly version: number;
    readonly maxBytes?: number;
  },
): AsyncGenerator<z.output<Schema>> {
  let index = 0;
  for await (const value of jsonRecords(zip.piecesOf(file), file, maxBytes)) {
    const record = schema.safeParse(version === 1 ? fromVersionOne(value) : value);
    if (!record.success) {
      const field = record.error.issues[0]?.path[0];
      const where = [name, index, ...(field === undefined ? [] : [field])].map(String).join(".");
      return withdraw(refused("zip_record_strange", { where }));
    }
    if (UNSTORABLE.test(JSON.stringify(record.data))) {
      withdraw(refused("zip_text_unstorable"));
    }
    yield record.data;
    index += 1;
  }
}

async function* inBatches<Row>(
  records: AsyncIterable<Row>,
  weightOf: (record: Row) => number,
): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let rows = 0;
  for await (const record of records) {
    batch.push(record);
    rows += weightOf(record);
    if (rows < BATCH_ROWS) continue;
    yield batch;
    batch = [];
    rows = 0;
  }
  if (batch.length > 0) yield batch;
}

/** What the person taught; files that a download made before this was kept does not have. */
async function* rememberedBatches(
  zip: Unpacked,
  { figures: promised, version }: Manifest,
  figures: FigureCheck,
): AsyncGenerator<ArchiveBatch> {
  if (promised.corrections > 0) {
    const corrections = checked(zip, FILES.corrections, {
      name: "corrections",
      schema: correctionRecordSchema,
      version,
    });
    for await (const records of inBatches(corrections, () => 1)) {
      for (const record of records) figures.addCorrection(record);
      yield { kind: "corrections", records };
    }
  }
  if (promised.mergedNames === 0) return;
  const mergedNames = checked(zip, FILES.mergedNames, {
    name: "mergedNames",
    schema: mergedNameRecordSchema,
    version,
  });
  for await (const records of inBatches(mergedNames, () => 1)) {
    for (const record of records) figures.addMergedName(record);
    yield { kind: "mergedNames", records };
  }
}

async function* batchesOf(bytes: Uint8Array): AsyncGenerator<ArchiveBatch> {
  const zip = await unpack(bytes);
  const manifest = await manifestOf(zip);
  assertFits(manifest.figures);
  yield { kind: "manifest", manifest };
  const { version } = manifest;
  const figures = new FigureCheck(manifest);
  yield* rememberedBatches(zip, manifest, figures);
  const receipts = checked(zip, FILES.receipts, { name: "receipts", schema: receiptRecordSchema, version });
  for await (const records of inBatches(receipts, ({ items }) => items.length + 1)) {
    for (const record of records) figures.addReceipt(record);
    yield { kind: "receipts", records };
  }
  const ownPrices = checked(zip, FILES.ownPrices, {
    name: "ownPrices",
    schema: ownPriceRecordSchema,
    version,
  });
  for await (const records of inBatches(ownPrices, () => 1)) {
    for (const record of records) figures.addOwnPrice(record);
    yield { kind: "ownPrices", records };
  }
  yield* observationBatches(zip, manifest, figures);
  yield* claimBatches(zip, manifest, figures);
  const lineItems = checked(zip, FILES.lineItems, {
    name: "lineItems",
    schema: lineItemRecordSchema,
    version,
  });
  for await (const records of inBatches(lineItems, () => 1)) {
    for (const record of records) figures.addLineItem(record);
    yield { kind: "lineItems", records };
  }
  yield* householdBatches(zip, manifest, figures);
  yield* changeBatches(zip, manifest, figures);
  figures.assertAll();
}

/** Claims, which come before the line items that they used. */
async function* claimBatches(
  zip: Unpacked,
  { figures: promised, version }: Manifest,
  figures: FigureCheck,
): AsyncGenerator<ArchiveBatch> {
  if (promised.claims === 0) return;
  const asked = { name: "claims", schema: claimRecordSchema, version, maxBytes: MAX_SNAPSHOT_BYTES };
  for await (const record of checked(zip, FILES.claims, asked)) {
    figures.addClaim(record);
    yield { kind: "claims", records: [record] };
  }
}

/** The record of changes, after everything that it names. */
async function* changeBatches(
  zip: Unpacked,
  { figures: promised, version }: Manifest,
  figures: FigureCheck,
): AsyncGenerator<ArchiveBatch> {
  if (promised.changes === 0) return;
  const asked = { name: "changes", schema: changeRecordSchema, version, maxBytes: MAX_SNAPSHOT_BYTES };
  const changes = checked(zip, FILES.changes, asked);
  // A snapshot that was replaced is in its change.
  const weightOf = ({ field }: ChangeRecord) => (field === "snapshot" ? BATCH_ROWS : 1);
  for await (const records of inBatches(changes, weightOf)) {
    for (const record of records) figures.addChange(record);
    yield { kind: "changes", records };
  }
}

/** The household, its shares and what it entered beside the food, which come after the line items that they name. */
async function* householdBatches(
  zip: Unpacked,
  { figures: promised, version }: Manifest,
  figures: FigureCheck,
): AsyncGenerator<ArchiveBatch> {
  if (promised.people > 0) {
    const people = checked(zip, FILES.people, { name: "people", schema: personRecordSchema, version });
    for await (const records of inBatches(people, () => 1)) {
      for (const record of records) figures.addPerson(record);
      yield { kind: "people", records };
    }
  }
  yield* allocationBatches(zip, { figures: promised, version }, figures);
  if (promised.entries === 0) return;
  const entries = checked(zip, FILES.entries, { name: "entries", schema: entryRecordSchema, version });
  for await (const records of inBatches(entries, (record) =>
    record.thing === "adjustment" ? record.lineItemIds.length + 1 : 1,
  )) {
    for (const record of records) figures.addEntry(record);
    yield { kind: "entries", records };
  }
}

async function* allocationBatches(
  zip: Unpacked,
  { figures: promised, version }: Pick<Manifest, "figures" | "version">,
  figures: FigureCheck,
): AsyncGenerator<ArchiveBatch> {
  if (promised.allocations === 0) return;
  const allocations = checked(zip, FILES.allocations, {
    name: "shares",
    schema: allocationRecordSchema,
    version,
  });
  for await (const records of inBatches(allocations, ({ parts }) => parts.length + 1)) {
    for (const record of records) figures.addAllocation(record);
    yield { kind: "allocations", records };
  }
}

/** The price book, which downloads made before there was one do not have. */
async function* observationBatches(
  zip: Unpacked,
  manifest: Manifest,
  figures: FigureCheck,
): AsyncGenerator<ArchiveBatch> {
  if (manifest.figures.observations === 0) return;
  const observations = checked(zip, FILES.observations, {
    name: "observations",
    schema: observationRecordSchema,
    version: manifest.version,
  });
  for await (const records of inBatches(observations, () => 1)) {
    for (const record of records) figures.addObservation(record);
    yield { kind: "observations", records };
  }
}

/**
 * Reads a download as a stream, checking it against its schemas and, at the end, against its manifest's
 * figures. The batches are valid only if no refusal follows them.
 */
export async function* readArchive(bytes: Uint8Array): AsyncGenerator<ArchiveBatch | RefusedArchive> {
  try {
    yield* batchesOf(bytes);
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    yield { kind: "refused", refusal };
  }
}
