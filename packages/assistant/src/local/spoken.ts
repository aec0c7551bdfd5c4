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
const STARTERS = ["claimable", "records", "begin"] as const;

/** What the assistant says by itself in a language. */
export interface Spoken extends Readonly<Record<(typeof PLAIN)[number], string>> {
  readonly orSupport: string;
  /** What people ask first; shown where nothing is near. */
  readonly starters: Readonly<Record<Edition, readonly string[]>>;
}

/** The assistant's own sentences in a language. */
export function spokenIn(language: Language): Spoken {
  const t = translatorOf(
    LOCALES.find((locale) => LOCALE_FACTS[locale].language === language) ?? "en-CA",
    "millie",
  );
  const starters = (edition: Edition) => STARTERS.map((key) => t(`starters.${edition}.${key}`));
  return {
    ...(Object.fromEntries(PLAIN.map((key) => [key, t(key)])) as Record<(typeof PLAIN)[number], string>),
    orSupport: t("orSupport", { support: SUPPORT_ADDRESS }),
    starters: { ca: starters("ca"), us: starters("us") },
  };
}
