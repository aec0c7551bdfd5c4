import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { LinkButton } from "@/components/link-button";

/** Shown for any path that is not a page (screens-10). */
export function MissingPage({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "smallPages.missing");
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <p className="figures text-sm font-semibold text-ink-faint">404</p>
      <h1 className="mt-2 text-3xl">{t("title")}</h1>
      <p className="mt-4 max-w-md text-ink-soft">{t("text")}</p>
      <p className="mt-4 rounded-md bg-sunken px-4 py-2 font-mono text-xs text-ink-soft">
        {t("forDevelopers")}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton href="/">{t("home")}</LinkButton>
        <LinkButton href="/blog" tone="secondary">
          {t("blog")}
        </LinkButton>
      </div>
    </div>
  );
}
