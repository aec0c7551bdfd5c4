import { CATEGORIES, UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { z } from "zod";
import type { SignedInContext } from "../../context";
import { readYearInParts } from "../queries/read-line-items";
import { yearByProduct } from "../queries/read-products";
import { categoryName } from "../views/csv-words";
import { sentencesOfYear } from "../views/sentences-of-year";
import { beancountWriter } from "./beancount-writer";
import { hledgerWriter } from "./hledger-writer";
import { ledgerEntry } from "./ledger-entry";
import type { LedgerFormat, ledgerInput } from "./ledger-format";
import type { LedgerWriter } from "./ledger-writer";
import { qifWriter } from "./qif-writer";

const WRITERS: Record<LedgerFormat, LedgerWriter> = {
  hledger: hledgerWriter,
  beancount: beancountWriter,
  qif: qifWriter,
};
/** Rows fetched at once while the file is written. */
const BATCH = 1000;

export type LedgerInput = z.output<typeof ledgerInput>;

/** What the file is saved as, in its own language (claim-78). */
export function ledgerFileName(
  { ownLocale }: Pick<SignedInContext, "ownLocale">,
  { year, format }: LedgerInput,
): string {
  const name = translatorOf(ownLocale, "fileNames")("purchases", { year: String(year) });
  return `${name}.${WRITERS[format].fileEnding}`;
}

/** reports-46 the rows of the year's CSV file for bookkeeping elsewhere, to the same cent, part by part. */
export async function* ledgerParts(
  ctx: SignedInContext,
  { year, format }: LedgerInput,
): AsyncGenerator<string> {
  const locale = ctx.ownLocale;
  const writer = WRITERS[format];
  const t = translatorOf(locale, "ledger");
  const { currency } = EDITION_FACTS[ctx.edition];
  const categories = [...CATEGORIES, UNCATEGORIZED].map((category) => categoryName(category, locale));
  yield writer.header({ t, year, currency, categories });
  for await (const rows of readYearInParts(ctx.pool, ctx.actor.scope, currency, year, BATCH)) {
    yield rows.map((row) => writer.entry(ledgerEntry(row, locale), t)).join("");
  }
  const claim = await yearByProduct(ctx, year);
  yield writer.footer(sentencesOfYear(claim, locale));
}

/** The same as one text. */
export async function ledgerFile(
  ctx: SignedInContext,
  input: LedgerInput,
): Promise<{ fileName: string; text: string }> {
  const parts: string[] = [];
  for await (const part of ledgerParts(ctx, input)) parts.push(part);
  return { fileName: ledgerFileName(ctx, input), text: parts.join("") };
}
