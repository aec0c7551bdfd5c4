import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import type { SignedInContext } from "../context";
import { csvFooter, csvHeader, csvRow } from "./csv-lines";
import { lineItemView } from "./line-item-view";
import { reportRows } from "./read-report";
import { readSummary } from "./read-summary";

/** Rows fetched at once while a report is written. */
const BATCH = 1000;

export function csvFileName(year: number): string {
  return `gluten-free-tax-report-${year}.csv`;
}

/** The report as lines of CSV, batch by batch, so that it takes no memory and no slow reader holds a connection (D26). */
export async function* csvLines(ctx: SignedInContext, year: number): AsyncGenerator<string> {
  const currency = EDITION_FACTS[ctx.edition].currency;
  const { scope } = ctx.actor;
  const where = reportRows(scope, currency, year);
  const orderBy = [{ purchaseDate: "asc" as const }, { id: "asc" as const }];
  yield csvHeader();
  let cursor: { id: string } | undefined;
  for (;;) {
    const rows = await ctx.database.lineItem.findMany({
      where,
      orderBy,
      take: BATCH,
      ...(cursor ? { cursor, skip: 1 } : {}),
    });
    if (rows.length > 0) yield rows.map((row) => csvRow(lineItemView(row))).join("");
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) break;
    cursor = { id: last.id };
  }
  yield csvFooter(await readSummary(ctx.pool, scope, currency, year));
}

/** §7 GET /api/tax-report/download as one text. */
export async function taxReportCsv(
  ctx: SignedInContext,
  year: number,
): Promise<{ fileName: string; csv: string }> {
  const parts: string[] = [];
  for await (const part of csvLines(ctx, year)) parts.push(part);
  return { fileName: csvFileName(year), csv: parts.join("") };
}
