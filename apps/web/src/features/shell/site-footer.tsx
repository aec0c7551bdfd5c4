import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { LanguageSwitch } from "../language/language-switch";
import { footerColumns, SOCIAL_LINKS } from "./footer-columns";
import { LogoMark } from "./logo";
import { SocialIcon } from "./social-icon";

/** The footer of every page, with the notices of screens-4. */
export function SiteFooter({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "shell");
  const authority = t(`authority.${LOCALE_FACTS[locale].edition}`);
  return (
    <footer className="mt-20 border-t border-line bg-sunken print:hidden">
      <div className="page grid gap-10 py-12 lg:grid-cols-[1fr_2.2fr]">
        <div>
          <div className="flex items-center gap-2.5 text-lg font-bold tracking-tight">
            <LogoMark className="size-8" />
            GF Ledger
          </div>
          <p className="mt-3 max-w-xs text-sm text-ink-soft">{t("footer.tagline")}</p>
          <ul className="mt-4 flex gap-1">
            {SOCIAL_LINKS.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  rel="noopener"
                  aria-label={label}
                  className="-ml-2.5 grid size-11 place-items-center rounded-md text-ink-soft hover:text-brand"
                >
                  <SocialIcon name={label} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid grid-cols-2 gap-8 md:grid-cols-[1fr_1.4fr_1fr_1fr]">
          {footerColumns(locale).map((column) => (
            <section key={column.title} aria-label={column.title}>
              <h2 className="text-sm font-semibold">{column.title}</h2>
              <ul className="mt-2">
                {column.links.map((link) => (
                  <li key={link.label}>
                    <a
                      href={link.href}
                      className="inline-flex min-h-9 items-center py-1.5 text-sm text-ink-soft pointer-coarse:min-h-11 pointer-coarse:py-2.5 hover:text-brand hover:underline"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <div className="border-t border-line">
        <div className="page grid gap-2 py-6 text-xs text-ink-faint">
          <p>{t("footer.keepReceipts", { authority })}</p>
          <p>{t("footer.notAffiliated", { authority })}</p>
          <p>{t("footer.copyright")}</p>
          <LanguageSwitch
            locale={locale}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-ink-soft hover:text-brand hover:underline"
          />
        </div>
      </div>
    </footer>
  );
}
