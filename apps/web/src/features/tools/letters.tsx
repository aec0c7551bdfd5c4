import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { plainMessages } from "@gf-ledger/messages/page-messages";

const LETTERS = {
  ca: ["canada"],
  us: ["united-states", "medical-necessity"],
} as const satisfies Record<Edition, readonly string[]>;

/** The letters of an edition for a practitioner to sign (claim-20). */
export function Letters({ locale }: { locale: Locale }) {
  const words = plainMessages(locale, "tools").letters;
  return (
    <section aria-labelledby="letters" className="mt-12 max-w-prose">
      <h2 id="letters" className="text-xl font-semibold">
        {words.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.text}</p>
      <ul className="mt-4 space-y-2">
        {LETTERS[LOCALE_FACTS[locale].edition].map((kind) => (
          <li key={kind}>
            <a className="font-medium text-brand underline" href={`/api/letters/${kind}`}>
              {words[kind]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
