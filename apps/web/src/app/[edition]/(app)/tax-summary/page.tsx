import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/page-words";
import { pageMetadata } from "@/features/shell/page-metadata";
import { TaxSummaryScreen } from "@/features/tax-summary/tax-summary-screen";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/tax-summary",
    title: "Tax Deduction Summary",
    description: "What your gluten-free purchases come to, by category and tax year.",
    private: true,
  });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["food", "merging", "yearReport"]}>
      <TaxSummaryScreen />
    </PageWords>
  );
}
