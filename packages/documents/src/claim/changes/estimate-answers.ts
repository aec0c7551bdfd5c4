import { estimateInputsSchema } from "@gf-ledger/claim/file/estimate-inputs";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";

type Answer = string | number | null;

/** Returns the name of a state, or its letters if it is not one. */
function stateName(state: string | null, locale: Locale): string | null {
  const t = translatorOf(locale, "usStates");
  const key = state as "NY";
  return state !== null && t.has(key) ? t(key) : state;
}

/**
 * Returns what was answered for the estimate, each answer after its question as the page asks it; questions that are
 * open, and none where nothing was asked, are left out. `null` where the record is none of these answers.
 */
export function estimateAnswers(
  recorded: unknown,
  locale: Locale,
  { money, nameOf }: { money: (cents: number) => string; nameOf: (personId: string) => string },
): string | null {
  const parsed = estimateInputsSchema.safeParse(recorded);
  if (!parsed.success) return null;
  const inputs = parsed.data;
  const t = translatorOf(locale, "claimChanges");
  const asked = translatorOf(locale, "claim.inputs");
  const credits = translatorOf(locale, "creditEstimate.line");
  const provinces = translatorOf(locale, "provinces");
  const amount = (cents: number | null) => (cents === null ? null : money(cents));
  const unlessNone = (cents: number) => (cents === 0 ? null : money(cents));
  const answer = (question: string, given: Answer) =>
    given === null ? [] : [t("answer", { question, answer: String(given) })];

  const ofPartners = inputs.partners.flatMap((partner) => {
    const about = (what: string) => asked("ofPartner", { what, name: nameOf(partner.personId) });
    return [
      ...answer(about(asked("workIncome")), amount(partner.workIncomeCents)),
      ...answer(about(asked("quebecIncome")), amount(partner.quebecIncomeCents)),
      ...answer(about(asked("federalTax")), amount(partner.federalTaxCents)),
      ...answer(about(asked("provincialTax")), amount(partner.provincialTaxCents)),
      ...answer(
        about(asked("provinceAtDeath")),
        partner.provinceAtDeath === null ? null : provinces(partner.provinceAtDeath),
      ),
      ...answer(
        t("residentAllYear", { name: nameOf(partner.personId) }),
        partner.residentAllYear ? null : t("no"),
      ),
    ];
  });
  const { filingStatus, extraConditions, marginalRatePercent } = inputs;
  const answers = [
    ...answer(asked("province"), inputs.province === null ? null : provinces(inputs.province)),
    ...ofPartners,
    ...answer(credits("disability-supports"), unlessNone(inputs.disabilitySupportsCents)),
    ...answer(asked("state"), stateName(inputs.state, locale)),
    ...answer(asked("filingStatus"), filingStatus === null ? null : asked(`filingStatuses.${filingStatus}`)),
    ...answer(asked("otherItemised"), amount(inputs.otherItemisedCents)),
    ...answer(asked("cashGifts"), unlessNone(inputs.cashGiftsCents)),
    ...answer(asked("extraConditions"), extraConditions === 0 ? null : extraConditions),
    ...answer(asked("marginalRate"), marginalRatePercent),
  ];
  return answers.length === 0 ? t("nothing") : answers.join("; ");
}
