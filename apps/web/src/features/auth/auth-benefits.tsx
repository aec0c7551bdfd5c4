import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { KeptHyphens } from "@/components/kept-hyphens";

/** The side panel of the auth screen (accounts-27). */
export function AuthBenefits({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "auth.benefits");
  const { edition } = LOCALE_FACTS[locale];
  const authority = translatorOf(locale, "shell.authority")(edition);
  const kept = { years: String(EDITION_FACTS[edition].retentionYears), from: t(`ready.from.${edition}`) };
  const benefits = [
    [t("scan.title"), t("scan.text")],
    [t("cost.title"), t("cost.text")],
    [t("ready.title", { authority }), t("ready.text", kept)],
    [t("photos.title"), t("photos.text")],
  ] as const;
  return (
    <aside aria-labelledby="benefits-title" className="rounded-xl bg-brand-soft p-6 sm:p-10">
      <h2 id="benefits-title" className="text-xl">
        {t("title")}
      </h2>
      <ul className="mt-6 space-y-5">
        {benefits.map(([title, text]) => (
          <li key={title} className="flex gap-3">
            <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand">
              <path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.4" />
            </svg>
            <div>
              <h3 className="text-base font-semibold">
                <KeptHyphens text={title} />
              </h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
