import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { Markdown } from "@/features/content/markdown";
import { readLegalText } from "@/features/content/read-text";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { daysWritten } from "@/features/legal/days-written";
import { Today } from "@/features/legal/today";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const words = translatorOf(locale, "legal.privacy");
  const [title, description] = [words("title"), words("description")];
  return pageMetadata({ locale, path: "/privacy-policy", title, description });
}

export default async function PrivacyPage(props: EditionProps) {
  const locale = await localeOfPage(props);
  const words = translatorOf(locale, "legal.privacy");
  const text = await readLegalText("privacy", LOCALE_FACTS[locale].language);
  return (
    <div className="page max-w-3xl py-10 sm:py-14">
      <h1 className="text-2xl sm:text-3xl">{words("title")}</h1>
      <p className="mt-3 text-sm text-ink-faint">
        {words.rich("lastUpdated", { date: () => <Today written={daysWritten(locale)} /> })}
      </p>
      <Markdown text={text} locale={locale} />
    </div>
  );
}
