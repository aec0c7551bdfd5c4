import { createHash } from "node:crypto";
import type { ImportMapping } from "@gf-ledger/domain/imports/import-mapping";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { readTable, type Table, type TableRefused } from "./read-table";

/** A file of a call: its bytes are read and forgotten, its SHA-256 stays. */
export interface ImportFile {
  readonly sha256: string;
  readonly table: Table;
}

/** Reads the file of a call, which counts against the account's files of an hour. */
export async function readImportFile(
  ctx: SignedInContext,
  { file, mapping }: { readonly file: string; readonly mapping?: ImportMapping | undefined },
): Promise<Outcome<ImportFile, TableRefused | "too_many_requests">> {
  const taken = await ctx.limits.take([["importsOfAccount", ctx.actor.scope.userId]]);
  if (!taken.ok) return taken;
  const bytes = Buffer.from(file, "base64");
  const table = await readTable(bytes, mapping?.sheet ?? null);
  if (!table.ok) return table;
  return done({ sha256: createHash("sha256").update(bytes).digest("hex"), table: table.value });
}
