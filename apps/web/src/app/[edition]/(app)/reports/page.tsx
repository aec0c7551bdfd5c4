import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { ReportsScreen } from "@/features/reports/reports-screen";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { FirstCalls } from "@/trpc/first-calls";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "reports");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/reports", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords
      params={params}
      namespaces={["bought", "claimComments", "claimSums", "food", "reports", "shares", "yearReport"]}
    >
      <FirstCalls calls={["auth.user", "taxReport.lineItems"]} />
      <ReportsScreen />
    </PageWords>
  );
}
