import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { pageMessages } from "@gf-ledger/messages/page-messages";
import { WordsProvider } from "../language/words/words-provider";
import { CanadaCalculator } from "./canada-calculator";
import { UnitedStatesCalculator } from "./united-states-calculator";

const SHARED = ["tools.form", "tools.fields", "tools.steps", "tools.sources", "sources.names"] as const;
const OWN = {
  ca: ["tools.canada", "provinces"],
  us: ["tools.unitedStates"],
} as const satisfies Record<Edition, readonly string[]>;

/** The calculator of a locale's country alone (calculators-1), with no words but its own. */
export function Calculator({ locale }: { locale: Locale }) {
  const { edition } = LOCALE_FACTS[locale];
  return (
    <WordsProvider locale={locale} messages={pageMessages(locale, [...SHARED, ...OWN[edition]])}>
      {edition === "us" ? <UnitedStatesCalculator /> : <CanadaCalculator />}
    </WordsProvider>
  );
}
