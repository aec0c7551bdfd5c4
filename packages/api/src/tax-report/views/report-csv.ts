import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { SignedInContext } from "../../context";
import { readYearInParts } from "../queries/read-line-items";
import { yearByProduct } from "../queries/read-products";
import { readSummary } from "../queries/read-summary";
import { csvLinesFor } from "./csv-lines";
import { sentencesOfYear } from "./sentences-of-year";

/** Rows fetched at once while a report is written. */
const BATCH = 1000;

/** What the report is saved as, in its own language (claim-78). */
export function csvFileName({ ownLocale }: Pick<SignedInContext, "ownLocale">, year: number): string {
  return `${translatorOf(ownLocale, "fileNames")("report", { year: String(year) })}.csv`;
}

/**
 * The report as lines of CSV, batch by batch, so that it takes little memory and a slow reader holds no
 * connection (reports-12).
 */
export async function* csvLines(ctx: SignedInContext, year: number): AsyncGenerator<string> {
  const currency = EDITION_FACTS[ctx.edition].currency;
  const { scope } = ctx.actor;
  const lines = csvLinesFor(ctx.ownLocale);
  yield lines.header();
  for await (const rows of readYearInParts(ctx.pool, scope, currency, year, BATCH)) {
    yield rows.map(lines.row).join("");
  }
  const claim = await yearByProduct(ctx, year);
  const summary = await readSummary(ctx.pool, scope, currency, year);
  yield lines.footer(summary, sentencesOfYear(claim, ctx.ownLocale));
}

/** reports-12 GET /api/tax-report/download as one text. */
export async function taxReportCsv(
  ctx: SignedInContext,
  year: number,
): Promise<{ fileName: string; csv: string }> {
  const parts: string[] = [];
  for await (const part of csvLines(ctx, year)) parts.push(part);
  return { fileName: csvFileName(ctx, year), csv: parts.join("") };
}
