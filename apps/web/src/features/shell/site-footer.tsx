import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { LanguageSwitch } from "../language/language-switch";
import { footerColumns, SOCIAL_LINKS } from "./footer-columns";
import { LogoMark } from "./logo";

/** The drawings, by the name of the link that shows each. */
const DRAWINGS: Readonly<Record<string, string>> = {
  Facebook:
    "M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.6-1.5h1.5V4.3c-.3 0-1.2-.1-2.2-.1-2.3 0-3.8 1.4-3.8 3.9v2.4H8v3h2.6V21z",
  Instagram:
    "M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zm0 2A2.5 2.5 0 0 0 5 7.5v9A2.5 2.5 0 0 0 7.5 19h9a2.5 2.5 0 0 0 2.5-2.5v-9A2.5 2.5 0 0 0 16.5 5zM12 7.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.6-3.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2z",
  Twitter:
    "M20.5 6.5c-.6.3-1.3.5-2 .6.7-.4 1.3-1.1 1.5-1.9-.7.4-1.4.7-2.2.8a3.5 3.5 0 0 0-6 3.2 10 10 0 0 1-7.2-3.7 3.5 3.5 0 0 0 1.1 4.7c-.6 0-1.1-.2-1.6-.4 0 1.7 1.2 3.1 2.8 3.4-.5.1-1 .2-1.6.1.4 1.4 1.7 2.4 3.3 2.4A7 7 0 0 1 3.4 17a10 10 0 0 0 15.3-8.9c.7-.5 1.3-1.1 1.8-1.6z",
};

function SocialIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="currentColor" fillRule="evenodd">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

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
