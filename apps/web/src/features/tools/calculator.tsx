import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { plainMessages } from "@gf-ledger/messages/page-messages";
import { CanadaCalculator } from "./canada-calculator";
import { UnitedStatesCalculator } from "./united-states-calculator";

/** The calculator of a locale's country alone (calculators-1), with no words but its own. */
export function Calculator({ locale }: { locale: Locale }) {
  const { form, fields, steps, sources, canada, unitedStates } = plainMessages(locale, "tools");
  const shared = { form, fields, steps, sources };
  if (LOCALE_FACTS[locale].edition === "us")
    return <UnitedStatesCalculator locale={locale} words={{ ...shared, own: unitedStates }} />;
  const provinces = plainMessages(locale, "provinces");
  return <CanadaCalculator locale={locale} words={{ ...shared, own: canada, provinces }} />;
}
