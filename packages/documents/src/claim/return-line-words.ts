import type { Correction, CorrectionState } from "@gf-ledger/claim/return-lines/correction";
import type { ReturnLine } from "@gf-ledger/claim/return-lines/return-lines";
import type { ClaimReturn } from "@gf-ledger/claim/return-lines/return-of-content";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { translatorOf } from "@gf-ledger/messages/translator";

type Named = Pick<ReturnLine, "form" | "line">;

/** What says the lines of a return (claim-64), on the page and in the papers alike. */
export function returnLineWords(
  { facts, claimantId, estimate }: Pick<ClaimReturn, "facts" | "claimantId" | "estimate">,
  people: readonly { readonly id: string; readonly name: string; readonly relation: string }[],
  locale: Locale,
) {
  const t = translatorOf(locale, "returnLines");
  const credit = translatorOf(locale, "creditEstimate");
  const { edition, province } = facts;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? "";

  function enteredBy(): string {
    const sure = estimate.claimant?.why === "if-there-is-tax" ? "ifThereIsTax" : "claimant";
    if (claimantId !== null) return t(`enteredBy.${sure}`, { name: nameOf(claimantId) });
    if (edition === "ca") return t("enteredBy.unknown");
    const filers = people.filter(({ relation }) => relation === "self" || relation === "spouse");
    const names = new Intl.ListFormat(locale).format(filers.map(({ name }) => name));
    return t("enteredBy.us", { names });
  }

  function lineName({ form, line }: Named): string {
    return form === "428"
      ? t("name.form428", { province: province ?? "", line })
      : t(`name.${form}`, { line });
  }

  /** What the line is, and where its number was not read on the form itself, that it was not. */
  function lineWords({ meaning, source: { standing } }: Pick<ReturnLine, "meaning" | "source">): string {
    const words = t(`meaning.${meaning}`);
    return standing === "confirmed" ? words : `${words} ${t("standing", { standing })}`;
  }

  function taxWords({ taxChangeCents }: Correction): string[] {
    if (taxChangeCents === null || taxChangeCents === 0) return [];
    const amount = formatMoney(Math.abs(taxChangeCents) / 100, locale);
    return [t(taxChangeCents > 0 ? "correction.taxUp" : "correction.taxDown", { amount })];
  }

  /** What stands below the table of a correction. */
  function notes(correction: CorrectionState): string[] {
    if (edition === "us") return [...taxWords(correction), t("correction.scheduleA")];
    const quebec = correction.lines.some(({ form }) => form === "tp-1") ? [t("correction.quebec")] : [];
    return [...taxWords(correction), t("correction.notice"), ...quebec, t("correction.heading")];
  }

  return {
    t,
    enteredBy,
    lineName,
    lineWords,
    notes,
    credit: (part: Correction["credits"][number]["part"]) =>
      t("correction.credit", { part: credit(`part.${part}`) }),
    asked: (question: ClaimReturn["asked"][number]["question"]) => credit(`question.${question}`),
    /** Whether form 428 is missing because nobody said the province. */
    lacksProvince: edition === "ca" && province === null,
    columns:
      edition === "us"
        ? ([t("columns.a"), t("columns.b"), t("columns.c")] as const)
        : ([t("columns.previous"), t("columns.change"), t("columns.revised")] as const),
  };
}
export type ReturnLineWords = ReturnType<typeof returnLineWords>;
