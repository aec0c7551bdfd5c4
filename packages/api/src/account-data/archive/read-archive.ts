import type { Refused } from "@gf-ledger/domain/outcome/outcome";
import { refusalIn } from "../../refusals/throw-refusal";
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
} from "../account-records";
import { type ChangeRecord, type ClaimRecord, changeRecordSchema, claimRecordSchema } from "../claim-records";
import { type EntryRecord, entryRecordSchema } from "../entry-records";
import {
  type AllocationRecord,
  allocationRecordSchema,
  type PersonRecord,
  personRecordSchema,
} from "../household-records";
import { FILES, type Manifest } from "../manifest";
import { type IdsOfSnapshot, idsOfSnapshot } from "../rules/snapshot-ids";
import { assertFits, manifestOf } from "./archive-manifest";
import { checked, weighedBatches } from "./checked-records";
import { FigureCheck } from "./figure-check";
import { type Unpacked, unpack } from "./unpack";

/** A claim of twenty thousand line items, twice over. */
const MAX_SNAPSHOT_BYTES = 32 * 1024 * 1024;

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
  /** One claim at a time, with the ids that its snapshot names. */
  | { readonly kind: "claims"; readonly records: readonly [ClaimRecord]; readonly named: IdsOfSnapshot }
  | { readonly kind: "changes"; readonly records: readonly ChangeRecord[] }
  | { readonly kind: "lineItems"; readonly records: readonly LineItemRecord[] };

/** Why a download is refused; no batch comes after it. */
export interface RefusedArchive {
  readonly kind: "refused";
  readonly refusal: Refused;
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
    for await (const records of weighedBatches(corrections, () => 1)) {
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
  for await (const records of weighedBatches(mergedNames, () => 1)) {
    for (const record of records) figures.addMergedName(record);
    yield { kind: "mergedNames", records };
  }
}

async function* batchesOf(bytes: Uint8Array): AsyncGenerator<ArchiveBatch> {
  const zip = await unpack(bytes);
  const manifest = await manifestOf(zip);
  assertFits(manifest);
  yield { kind: "manifest", manifest };
  const { version } = manifest;
  const figures = new FigureCheck(manifest);
  yield* rememberedBatches(zip, manifest, figures);
  const receipts = checked(zip, FILES.receipts, { name: "receipts", schema: receiptRecordSchema, version });
  for await (const records of weighedBatches(receipts, ({ items }) => items.length + 1)) {
    for (const record of records) figures.addReceipt(record);
    yield { kind: "receipts", records };
  }
  const ownPrices = checked(zip, FILES.ownPrices, {
    name: "ownPrices",
    schema: ownPriceRecordSchema,
    version,
  });
  for await (const records of weighedBatches(ownPrices, () => 1)) {
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
  for await (const records of weighedBatches(lineItems, () => 1)) {
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
    yield { kind: "claims", records: [record], named: idsOfSnapshot(record) };
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
  for await (const records of weighedBatches(changes, () => 1)) {
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
    for await (const records of weighedBatches(people, () => 1)) {
      for (const record of records) figures.addPerson(record);
      yield { kind: "people", records };
    }
  }
  yield* allocationBatches(zip, { figures: promised, version }, figures);
  if (promised.entries === 0) return;
  const entries = checked(zip, FILES.entries, { name: "entries", schema: entryRecordSchema, version });
  for await (const records of weighedBatches(entries, (record) =>
    record.thing === "adjustment" ? record.lineItemIds.length + record.expenseIds.length + 1 : 1,
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
  for await (const records of weighedBatches(allocations, ({ parts }) => parts.length + 1)) {
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
  for await (const records of weighedBatches(observations, () => 1)) {
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
