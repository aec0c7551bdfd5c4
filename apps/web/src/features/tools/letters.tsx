import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { LETTERS, letterAddress } from "@gf-ledger/domain/letters/letter-address";
import { translatorOf } from "@gf-ledger/messages/translator";

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
        {LETTERS[LOCALE_FACTS[locale].edition].map((kind) => (
          <li key={kind}>
            <a
              className="font-medium text-brand underline"
              href={`/api/letters/${letterAddress(kind, locale)}`}
            >
              {t(kind)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
