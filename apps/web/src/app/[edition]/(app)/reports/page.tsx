import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/page-words";
import { ReportsScreen } from "@/features/reports/reports-screen";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/reports",
    title: "Reports",
    description: "Your gluten-free purchases by tax year, with CSV download.",
    private: true,
  });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["bought", "food", "sentences"]}>
      <ReportsScreen />
    </PageWords>
  );
}
