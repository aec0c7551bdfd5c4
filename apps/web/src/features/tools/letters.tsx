import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";

const LETTERS = {
  "en-CA": [{ words: "canada", address: "canada" }],
  "fr-CA": [{ words: "canada", address: "canada-fr" }],
  "en-US": [
    { words: "united-states", address: "united-states" },
    { words: "medical-necessity", address: "medical-necessity" },
  ],
} as const satisfies Record<Locale, readonly { words: string; address: string }[]>;

/** The letters of an edition for a practitioner to sign (claim-20). */
export function Letters({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "tools.letters");
  return (
    <section aria-labelledby="letters" className="mt-12 max-w-prose">
      <h2 id="letters" className="text-xl font-semibold">
        {t("title")}
      </h2>
      <p className="mt-2 text-ink-soft">{t("text")}</p>
      <ul className="mt-4 space-y-2">
        {LETTERS[locale].map(({ words: name, address }) => (
          <li key={address}>
            <a className="font-medium text-brand underline" href={`/api/letters/${address}`}>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
