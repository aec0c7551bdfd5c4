import type { Provenance } from "@gf-ledger/claim/figures/provenance";
import type { Correction, CorrectionState } from "@gf-ledger/claim/return-lines/correction";
import type { ReturnLine } from "@gf-ledger/claim/return-lines/return-lines";
import type { ClaimReturn } from "@gf-ledger/claim/return-lines/return-of-content";
import { type CalendarDate, taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { translatorOf } from "@gf-ledger/messages/translator";

type Named = Pick<ReturnLine, "form" | "line">;

/** The people of a claim, whose returns its amounts go on. */
interface Filers {
  readonly taxYear: number;
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly relation: string;
    readonly diedOn: CalendarDate | null;
  }[];
}

/** What says the lines of a return (claim-64), on the page and in the papers alike. */
export function returnLineWords(
  {
    facts,
    claimantId,
    filerIds,
    estimate,
    asked,
  }: Pick<ClaimReturn, "facts" | "claimantId" | "filerIds" | "estimate" | "asked">,
  { people, taxYear }: Filers,
  locale: Locale,
) {
  const t = translatorOf(locale, "returnLines");
  const credit = translatorOf(locale, "creditEstimate");
  const { edition, province } = facts;

  function enteredBy(): string {
    if (claimantId !== null) {
      const claimant = people.find(({ id }) => id === claimantId);
      const died = claimant?.diedOn != null && taxYearOf(claimant.diedOn) === taxYear;
      const sentence = t(died ? "enteredBy.finalReturn" : "enteredBy.claimant", {
        name: claimant?.name ?? "",
      });
      const onTax = estimate.claimant?.why === "if-there-is-tax";
      return onTax ? `${sentence} ${t("enteredBy.ifThereIsTax")}` : sentence;
    }
    if (edition === "ca") return t("enteredBy.unknown");
    const names = people.filter(({ id }) => filerIds.includes(id)).map(({ name }) => name);
    const partner = people.find(
      ({ relation, diedOn }) => relation === "spouse" && (diedOn === null || taxYearOf(diedOn) >= taxYear),
    );
    if (partner && asked.some(({ question }) => question === "filing-status"))
      return t("enteredBy.usUnknown", { name: names.join(", "), partner: partner.name });
    return t("enteredBy.us", { names: new Intl.ListFormat(locale).format(names) });
  }

  function lineName({ form, line }: Named): string {
    return form === "428"
      ? t("name.form428", { province: province ?? "", line })
      : t(`name.${form}`, { line });
  }

  /** What is not known for sure of the lines' numbers, each form once. */
  function doubts(lines: readonly Pick<ReturnLine, "form" | "source">[]): string[] {
    const of = (form: ReturnLine["form"], standing: Provenance["standing"]) =>
      lines.some((line) => line.form === form && line.source.standing === standing);
    return [
      ...(of("428", "secondary") ? [t("doubt.reported", { form: `${province}428` })] : []),
      ...(of("schedule-a", "unconfirmed") ? [t("doubt.scheduleA")] : []),
    ];
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
    lineWords: ({ meaning }: Pick<ReturnLine, "meaning">) => t(`meaning.${meaning}`),
    doubts,
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
