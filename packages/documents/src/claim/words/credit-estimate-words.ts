import type { Province } from "@gf-ledger/claim/credits/canada/provinces";
import type { ExplainedLine } from "@gf-ledger/claim/credits/explanation/explained-line";
import type { ClaimEstimate } from "@gf-ledger/claim/file/claim-estimate";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { translatorOf } from "@gf-ledger/messages/translator";

type Said = Pick<ClaimEstimate, "claimant" | "claimants" | "ownReturns" | "nearOntariosCap">;

/** What the line of a credit is called; the incomes of Québec's own credits are those of its own return. */
export function creditLineWords({ part, key }: Pick<ExplainedLine, "part" | "key">, locale: Locale): string {
  const t = translatorOf(locale, "creditEstimate.line");
  const ofQuebec = part === "quebec" || part === "quebec-refundable";
  return ofQuebec && (key === "net-income" || key === "partner-income") ? t(`quebec-${key}`) : t(key);
}

/** Which credits and amounts of the person's province are not worked out; those of all where it was not said. */
export function notWorkedOutWords(province: Province | null, locale: Locale): string {
  return translatorOf(locale, "claim.worth")("notWorkedOut", { province: province ?? "none" });
}

/** Who should claim and what else to look at, on the page and in the papers alike (claim-75, claim-76). */
export function creditEstimateWords(
  { claimant, claimants, ownReturns, nearOntariosCap }: Said,
  nameOf: (personId: string) => string,
  locale: Locale,
) {
  const t = translatorOf(locale, "creditEstimate");
  const money = (cents: Cents) => formatMoney(cents / 100, locale);

  /** Which partner should claim and why; `null` for one alone, and while an income is missing. */
  function whoClaims(): string | null {
    if (!claimant?.why || claimant.otherPersonId === null) return null;
    const values = {
      name: nameOf(claimant.personId),
      other: nameOf(claimant.otherPersonId),
      difference: money(claimant.differenceCents),
      upTo: claimants.some(({ personId, upTo }) => upTo && personId === claimant.personId) ? "yes" : "no",
    };
    if (claimant.why === "no-difference") return t("whyClaimant.no-difference");
    if (claimant.why !== "if-there-is-tax")
      return t("shouldClaim", { ...values, why: t(`whyClaimant.${claimant.why}`) });
    const bothInDoubt = claimants.every(({ leastCents, amountCents }) => leastCents < amountCents);
    return bothInDoubt ? t("dependsOnTax") : t("ifThereIsTax", values);
  }

  const own = ownReturns.map(({ personId, ownReturnCents, hereCents, upTo }) =>
    t(upTo ? "ownReturnUpTo" : "ownReturn", {
      name: nameOf(personId),
      own: money(ownReturnCents),
      difference: money(ownReturnCents - hereCents),
    }),
  );
  const capped = nearOntariosCap.map((personId) => t("ontariosCap", { name: nameOf(personId) }));
  return { whoClaims: whoClaims(), notes: [...own, ...capped] };
}
