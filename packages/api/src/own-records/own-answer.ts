import type { AssistantAnswer } from "@gf-ledger/assistant/assistant";
import type { OwnQuestion } from "@gf-ledger/assistant/own-records/own-question";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { SignedInContext } from "../context";

/** One named function: it reads the caller's own records, and writes nothing. */
export type OwnAnswerer = (asked: AskedOfOwn) => Promise<AssistantAnswer>;

export interface AskedOfOwn {
  readonly ctx: SignedInContext;
  readonly question: OwnQuestion;
  /** The year asked about, else the current one. */
  readonly year: number;
  readonly locale: Locale;
  readonly t: OwnWords;
}

export const ownWords = (locale: Locale) => translatorOf(locale, "ownRecords");
export type OwnWords = ReturnType<typeof ownWords>;

type Source = AssistantAnswer["sources"][number];

/** Paragraphs or lines with the page that shows the same figures; a list is given line by line. */
export function ownAnswer(lines: readonly string[], source: Source, t: OwnWords): AssistantAnswer {
  return { reply: `${lines.join("\n")}\n\n${t("ownRecords")}`, sources: [source], answered: true };
}

export const bulleted = (lines: readonly string[]) => lines.map((line) => `• ${line}`);

/** The page of a tax year's sums; the year in the address is the one that is shown. */
export const taxSummarySource = (year: number, t: OwnWords): Source => ({
  title: t("source.taxSummary", { year: String(year) }),
  href: `/tax-summary?year=${year}`,
});

export const claimSource = (t: OwnWords): Source => ({ title: t("source.claim"), href: "/claim" });
