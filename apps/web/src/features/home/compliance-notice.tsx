import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { authorityLinks } from "../edition/authority-links";

const DOCUMENTS = ["proof", "receipts", "summary"] as const;

/** Says how the product relates to the tax authority (pages-4). */
export function ComplianceNotice({ locale }: { locale: Locale }) {
  const copy = translatorOf(locale, "homeCopy");
  const { edition } = LOCALE_FACTS[locale];
  const t = translatorOf(locale, "home.compliance");
  return (
    <section aria-labelledby="compliance-title" className="page py-16">
      <div className="grid gap-8 rounded-xl bg-wheat-soft p-6 sm:p-10 lg:grid-cols-[1.2fr_1fr] lg:gap-14">
        <div>
          <h2 id="compliance-title" className="text-xl">
            {copy(`${edition}.complianceTitle`)}
          </h2>
          <p className="mt-3 text-ink-soft">{copy(`${edition}.compliance`)}</p>
          <p className="mt-4">
            <a href={authorityLinks(locale).guidelines} className="finger font-semibold text-brand underline">
              {t(`read.${edition}`)}
            </a>
          </p>
        </div>
        <ul className="self-center rounded-lg border border-line bg-surface px-5">
          {DOCUMENTS.map((document) => (
            <li key={document} className="border-b border-line py-4 last:border-0">
              <p className="font-semibold">{copy(`${edition}.documents.${document}.name`)}</p>
              <p className="text-sm text-ink-soft">{copy(`${edition}.documents.${document}.keeper`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
