import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { PageHeading } from "@/features/shell/page-heading";
import { Calculator } from "@/features/tools/calculator";
import { Letters } from "@/features/tools/letters";
import { ToolsTabs } from "@/features/tools/tools-tabs";

const introduction = (locale: Locale) =>
  translatorOf(locale, "tools.page.introduction")(LOCALE_FACTS[locale].edition);

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const country = translatorOf(locale, "shell.region.country")(LOCALE_FACTS[locale].edition);
  const title = translatorOf(locale, "tools.page")("title", { country });
  return pageMetadata({ locale, path: "/tools", title, description: introduction(locale) });
}

export default async function ToolsPage(props: EditionProps) {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "tools.page");
  return (
    <div className="page">
      <PageHeading title={t("heading")}>
        <p>{introduction(locale)}</p>
      </PageHeading>
      <PageWords {...props} namespaces={["tools.tabs"]}>
        <ToolsTabs calculator={<Calculator locale={locale} />} />
      </PageWords>
      <Letters locale={locale} />
    </div>
  );
}
