import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../gate/user-scope";
import type { LineItemRecord } from "./account-records";
import type { ChangeRecord, ClaimRecord } from "./claim-records";
import type { EntryRecord } from "./entry-records";
import { sameEntry } from "./held-entries";
import {
  exactKey,
  type HeldRecords,
  type HeldRow,
  type HeldRows,
  heldRecords,
  momentKey,
  SAME,
} from "./held-records";
import type { AllocationRecord, PersonRecord } from "./household-records";
import { type Fate, MergeTally } from "./merge-tally";
import type { RowsToImport } from "./rows-to-import";

type Kind = Exclude<keyof typeof SAME, "lineItems" | "claims" | "people">;

/** Own prices and merged names have no id. */
const idIn = (record: object) => ("id" in record && typeof record.id === "string" ? record.id : undefined);

interface Same {
  readonly key: string;
  readonly says: string;
}

/** The last row that stands for no record yet; those that do are dropped for good, however many are alike. */
function lastFree(rows: HeldRow[] | undefined, taken: ReadonlySet<HeldRow>): HeldRow | null {
  for (let row = rows?.at(-1); row; row = rows?.at(-1)) {
    if (!taken.has(row)) return row;
    rows?.pop();
  }
  return null;
}

/** The row that a record is, one that says the same first. */
function rowLike(rows: HeldRows, { key, says }: Same, taken: ReadonlySet<HeldRow>): HeldRow | null {
  return lastFree(rows.get(exactKey({ key, says })), taken) ?? lastFree(rows.get(key), taken);
}

/**
 * Tells which records of a download are in the account already (accounts-52): what is here stays as it is,
 * and what comes in is linked to it.
 */
export class Merging {
  readonly tally = new MergeTally();
  /** People of the download who are here, and of whom other things are said here. */
  private readonly otherPeople = new Set<string>();
  /** Receipts of this account that the download holds too. */
  private readonly receiptsHere = new Set<string>();
  /** Line items of this account that a record of the download stands for. */
  private readonly taken = new Set<HeldRow>();
  /** Line items of the download that were brought in. */
  private readonly lineItemsCame = new Set<string>();

  private constructor(
    private readonly held: HeldRecords,
    private readonly scope: UserScope,
    private readonly rows: RowsToImport,
  ) {}

  static async into(transaction: Transaction, scope: UserScope, rows: RowsToImport): Promise<Merging> {
    return new Merging(await heldRecords(transaction, scope), scope, rows);
  }

  /** The records that are not here yet, each the same thing as a row here where `sameOf` says so. */
  fresh<Row extends object>(kind: Kind, records: readonly Row[], sameOf: (row: Row) => Same): Row[] {
    return records.filter((record) => {
      const same = sameOf(record);
      const row = rowLike(this.held[kind], same, this.taken);
      if (kind === "receipts" && row?.id) this.receiptsHere.add(row.id);
      return this.isFresh(row, same, { id: idIn(record) });
    });
  }

  /** A line of a receipt that is here is looked for among that receipt's own; it was changed where it is not. */
  freshLineItems(records: readonly LineItemRecord[]): LineItemRecord[] {
    return records.filter((record) => {
      const receiptId = this.rows.idOf(record.receiptId);
      const same = SAME.lineItems({ ...record, receiptId });
      const comes = receiptId === null || !this.receiptsHere.has(receiptId);
      // One whose price was corrected here was still logged at the same moment.
      const row =
        rowLike(this.held.lineItems, same, this.taken) ??
        rowLike(this.held.lineItemsByMoment, { ...same, key: momentKey(record) }, this.taken);
      // Two loaves may be bought: each line item stands for one record.
      if (row) this.taken.add(row);
      const isFresh = this.isFresh(row, same, { id: record.id, comes });
      if (isFresh) this.lineItemsCame.add(record.id);
      return isFresh;
    });
  }

  freshPeople(records: readonly PersonRecord[]): PersonRecord[] {
    return records.filter((record) => {
      const same = SAME.people(record);
      const differs = this.held.people.get(same.key)?.some(({ says }) => says !== same.says);
      if (differs) this.otherPeople.add(record.id);
      return this.isFresh(rowLike(this.held.people, same, this.taken), same, { id: record.id });
    });
  }

  /** No year gets a second claim, and none that was filed one that overlaps it (claim-16, claim-28). */
  freshClaims(records: readonly ClaimRecord[]): ClaimRecord[] {
    const overlaps = ({ edition, periodFrom, periodTo, status }: ClaimRecord) =>
      status !== "draft" &&
      this.held.filedPeriods.some(
        (one) =>
          one.edition === edition &&
          one.from <= (periodTo ?? "").slice(0, 10) &&
          (periodFrom ?? "").slice(0, 10) <= one.to,
      );
    return records.filter((record) => {
      const same = SAME.claims(record);
      const row = rowLike(this.held.claims, same, this.taken);
      return this.isFresh(row, same, { id: record.id, comes: !overlaps(record) });
    });
  }

  /** Shares of what came in; those of what was here stay, and so do those of a category that has some. */
  async freshAllocations(
    transaction: Transaction,
    records: readonly AllocationRecord[],
  ): Promise<AllocationRecord[]> {
    const stored = await transaction.allocation.findMany({
      where: { userId: this.scope.userId, lineItemId: null },
      select: { category: true },
    });
    const taken = new Set(stored.map(({ category }) => category));
    return records.filter(({ lineItemId, category, parts }) => {
      const isOther = parts.some(({ personId }) => this.otherPeople.has(personId));
      const isHere = lineItemId === null ? taken.has(category) : !this.lineItemsCame.has(lineItemId);
      this.tally.add(isOther ? "inConflict" : isHere ? "alreadyHere" : "added");
      return !isOther && !isHere;
    });
  }

  /** Other expenses, adjustments and typed rates, of people as they are here. */
  freshEntries(records: readonly EntryRecord[]): EntryRecord[] {
    return records.filter((record) => {
      const here =
        record.thing === "exchange-rate" ? record : { ...record, personId: this.rows.idOf(record.personId) };
      const same = sameEntry(here);
      return this.isFresh(rowLike(this.held.entries, same, this.taken), same, {});
    });
  }

  /** A change is the same one where the same thing changed at the same moment. */
  async freshChanges(transaction: Transaction, records: readonly ChangeRecord[]): Promise<ChangeRecord[]> {
    const keyOf = (change: Pick<ChangeRecord, "thing" | "change" | "field" | "thingId">, at: string) =>
      JSON.stringify([at, change.thing, change.change, change.field, change.thingId]);
    const stored = await transaction.recordChange.findMany({
      where: {
        userId: this.scope.userId,
        changedAt: { in: records.map(({ changedAt }) => new Date(changedAt)) },
      },
      select: { thing: true, change: true, field: true, thingId: true, changedAt: true },
    });
    const here = new Set(
      stored.map((row) =>
        keyOf({ ...row, change: row.change as ChangeRecord["change"] }, row.changedAt.toISOString()),
      ),
    );
    return records.filter((record) => {
      const thingId = this.rows.idOf(record.thingId) ?? record.thingId;
      const isHere = here.has(keyOf({ ...record, thingId }, new Date(record.changedAt).toISOString()));
      this.tally.add(isHere ? "alreadyHere" : "added");
      return !isHere;
    });
  }

  private isFresh(
    row: HeldRow | null,
    same: Same,
    { id, comes = true }: { readonly id?: string | undefined; readonly comes?: boolean },
  ): boolean {
    const fate: Fate = row
      ? row.says === same.says
        ? "alreadyHere"
        : "inConflict"
      : comes
        ? "added"
        : "inConflict";
    this.tally.add(fate);
    if (fate === "added") return true;
    if (id !== undefined) this.rows.isHere(id, row?.id ?? null);
    return false;
  }
}
