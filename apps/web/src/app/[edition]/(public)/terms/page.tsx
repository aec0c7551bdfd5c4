import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { BackLink } from "@/components/back-link";
import { Markdown } from "@/features/content/markdown";
import { readLegalText } from "@/features/content/read-text";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { localAddress } from "@/features/language/addresses/local-address";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const words = translatorOf(locale, "legal.terms");
  const [title, description] = [words("title"), words("description")];
  return pageMetadata({ locale, path: "/terms", title, description });
}

export default async function TermsPage(props: EditionProps) {
  const locale = await localeOfPage(props);
  const { language } = LOCALE_FACTS[locale];
  const words = translatorOf(locale, "legal");
  const [terms, summary] = await Promise.all([
    readLegalText("terms", language),
    readLegalText("terms-summary", language),
  ]);
  return (
    <div className="page max-w-3xl py-10 sm:py-14">
      <BackLink href={localAddress("/", locale)}>{words("back")}</BackLink>
      <h1 className="mt-4 text-2xl sm:text-3xl">{words("terms.title")}</h1>
      <p className="mt-3 text-sm text-ink-faint">{words("terms.lastUpdated")}</p>
      <section aria-labelledby="summary-title" className="mt-8 rounded-lg bg-warn-soft p-5">
        <h2 id="summary-title" className="mb-3 text-lg">
          {words("terms.summary")}
        </h2>
        <Markdown text={summary} locale={locale} />
      </section>
      <Markdown text={terms} locale={locale} />
    </div>
  );
}
