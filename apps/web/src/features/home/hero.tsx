import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { FREE_RECEIPTS_PER_MONTH } from "@gf-ledger/domain/subscription/plans";
import { translatorOf } from "@gf-ledger/messages/translator";
import { KeptHyphens } from "@/components/kept-hyphens";
import { LinkButton } from "@/components/link-button";
import { ProductIllustration } from "./pictures/product-illustration";
import { StartLink } from "./start-link";

export function Hero({ locale }: { locale: Locale }) {
  const copy = translatorOf(locale, "homeCopy");
  const { edition } = LOCALE_FACTS[locale];
  const t = translatorOf(locale, "home.hero");
  const start = translatorOf(locale, "homeActions.start");
  return (
    <section className="page grid items-center gap-12 pt-10 pb-16 sm:pt-16 lg:grid-cols-[1fr_1.05fr] lg:gap-16 lg:pt-20">
      <div>
        <p className="text-sm font-semibold text-brand">{copy(`${edition}.audience`)}</p>
        <h1 className="mt-3 text-3xl sm:text-4xl">
          <KeptHyphens text={copy(`${edition}.headline`)} />
        </h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{copy(`${edition}.lead`)}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <StartLink words={{ upload: start("upload"), free: start("free") }} />
          <LinkButton href="/how-it-works" tone="secondary" size="large">
            {t("howItWorks")}
          </LinkButton>
        </div>
        <p className="mt-4 text-sm text-ink-faint">
          {t.rich("offer", {
            receipts: FREE_RECEIPTS_PER_MONTH,
            try: (inside) => (
              <a href="#try" className="finger font-semibold text-brand underline underline-offset-2">
                {inside}
              </a>
            ),
          })}
        </p>
        <p className="mt-8 max-w-xl border-l-3 border-wheat pl-4 text-sm text-ink-soft">
          {copy(`${edition}.proof`)}
        </p>
      </div>
      <ProductIllustration locale={locale} />
    </section>
  );
}
