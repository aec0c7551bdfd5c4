import { createHash } from "node:crypto";
import { PlacesTaken } from "@gf-ledger/bounded-process/fair-processes";
import { JobEnded } from "@gf-ledger/bounded-process/job-ended";
import { latestDay } from "@gf-ledger/domain/calendar/of-future";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { ImportMapping } from "@gf-ledger/domain/imports/import-mapping";
import type { ImportedRow, RowFault } from "@gf-ledger/domain/imports/imported-row";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { assertDaysOfYear } from "../gate/key-year";
import type { TableJob } from "./tables/purchases-of-table";
import type { TableRefused } from "./tables/read-table";
import type { TableHead } from "./tables/table-head";

/** A file of a call: its bytes are read and forgotten, its SHA-256 stays. */
export interface ImportFile {
  readonly sha256: string;
  readonly head: TableHead;
  /** Rows that can be imported. */
  readonly rows: readonly ImportedRow[];
  /** Some of those that cannot. */
  readonly faults: readonly RowFault[];
  readonly faultCount: number;
}

export type FileRefused = TableRefused | "table_too_much_work" | "too_many_tables" | "too_many_requests";

type FileSummary = Omit<ImportFile, "sha256">;

async function summarise(ctx: SignedInContext, job: TableJob): Promise<Outcome<FileSummary, TableRefused>> {
  const rows: ImportedRow[] = [];
  let head: TableHead | null = null;
  let found: { readonly faults: readonly RowFault[]; readonly count: number } = { faults: [], count: 0 };
  for await (const item of ctx.parsing.run(ctx.actor.scope.userId, job)) {
    if (item.kind === "refused") return item.refusal;
    if (item.kind === "head") head = item;
    else if (item.kind === "rows") rows.push(...item.rows);
    else found = item;
  }
  if (!head) throw new Error("A table was read without its head.");
  return done({ head, rows, faults: found.faults, faultCount: found.count });
}

/** The refusal of a file whose reading ended early; an error of our own is thrown on. */
function refusalFor(error: unknown) {
  if (error instanceof PlacesTaken) return refused("too_many_tables");
  if (error instanceof JobEnded && error.reason !== "failed") return refused("table_too_much_work");
  throw error;
}

/**
 * Reads the file of a call in a process of its own; it counts against the account's files of an hour.
 * @throws AppError `forbidden` for a key of one tax year, where a row is of another (accounts-54)
 */
export async function readImportFile(
  ctx: SignedInContext,
  { file, mapping }: { readonly file: Uint8Array; readonly mapping?: ImportMapping | undefined },
): Promise<Outcome<ImportFile, FileRefused>> {
  const taken = await ctx.limits.take([["importsOfAccount", ctx.actor.scope.userId]]);
  if (!taken.ok) return taken;
  const { currency } = EDITION_FACTS[ctx.edition];
  const today = latestDay(ctx.now());
  const job: TableJob = { kind: "table", bytes: file, mapping: mapping ?? null, currency, today };
  const read = await summarise(ctx, job).catch(refusalFor);
  if (!read.ok) return read;
  assertDaysOfYear(
    ctx.actor,
    read.value.rows.map(({ purchaseDate }) => purchaseDate),
  );
  return done({ sha256: createHash("sha256").update(file).digest("hex"), ...read.value });
}
