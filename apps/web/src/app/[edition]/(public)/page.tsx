import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { ComplianceNotice } from "@/features/home/compliance-notice";
import { FaqSection } from "@/features/home/faq";
import { Features } from "@/features/home/features";
import { Hero } from "@/features/home/hero";
import { InUse } from "@/features/home/in-use";
import { Pricing } from "@/features/home/pricing";
import { Steps } from "@/features/home/steps";
import { TryIt } from "@/features/home/try-it";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const copy = translatorOf(locale, "homeCopy");
  const { edition } = LOCALE_FACTS[locale];
  const words = { title: copy(`${edition}.title`), description: copy(`${edition}.description`) };
  return pageMetadata({ locale, path: "/", ...words });
}

export default async function HomePage(props: EditionProps) {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "homeActions.tryIt");
  return (
    <>
      <Hero locale={locale} />
      <Features locale={locale} />
      <Steps locale={locale} />
      <TryIt
        locale={locale}
        words={{ title: t("title"), text: t("text"), open: t("open"), close: t("close") }}
      />
      <InUse locale={locale} />
      <Pricing locale={locale} />
      <ComplianceNotice locale={locale} />
      <FaqSection locale={locale} />
    </>
  );
}
