import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { TaxSummaryScreen } from "@/features/tax-summary/tax-summary-screen";
import { FirstCalls } from "@/trpc/first-calls";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "taxSummary");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/tax-summary", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords
      params={params}
      namespaces={["claimSums", "food", "grounds", "merging", "taxSummary", "yearReport"]}
    >
      <FirstCalls calls={["auth.user", "taxReport.years"]} />
      <TaxSummaryScreen />
    </PageWords>
  );
}
