import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type Language, LOCALE_FACTS, LOCALES } from "@gf-ledger/domain/edition/locale";
import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import { translatorOf } from "@gf-ledger/messages/translator";

const PLAIN = [
  "greeting",
  "welcome",
  "unknown",
  "medical",
  "distress",
  "notATaxAdviser",
  "noPersonalTaxAdvice",
  "generalInformation",
  "forExample",
  "modelUnreachable",
  "modelUsedUp",
] as const;
/** What the help answers that people ask first. */
const STARTERS = {
  ca: ["taxCanada.what", "taxCanada.documents", "uploading.how"],
  us: ["taxUnitedStates.allowed", "taxUnitedStates.itemizing", "uploading.how"],
} as const satisfies Readonly<Record<Edition, readonly string[]>>;

/** What the assistant says by itself in a language. */
export interface Spoken extends Readonly<Record<(typeof PLAIN)[number], string>> {
  readonly orSupport: string;
  /** What people ask first; shown where nothing is near. */
  readonly starters: Readonly<Record<Edition, readonly string[]>>;
}

/** The assistant's own sentences in a language. */
export function spokenIn(language: Language): Spoken {
  const locale = LOCALES.find((one) => LOCALE_FACTS[one].language === language) ?? "en-CA";
  const t = translatorOf(locale, "millie");
  const help = translatorOf(locale, "help");
  const starters = (edition: Edition) => STARTERS[edition].map((entry) => help(`${entry}.title`));
  return {
    ...(Object.fromEntries(PLAIN.map((key) => [key, t(key)])) as Record<(typeof PLAIN)[number], string>),
    orSupport: t("orSupport", { support: SUPPORT_ADDRESS }),
    starters: { ca: starters("ca"), us: starters("us") },
  };
}
