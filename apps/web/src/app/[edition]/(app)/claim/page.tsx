import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { ClaimScreen } from "@/features/claim/claim-screen";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { FirstCalls } from "@/trpc/first-calls";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "claim");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/claim", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords
      params={params}
      namespaces={[
        "adjustments",
        "claim",
        "claimChanges",
        "claimComments",
        "claimEntries",
        "claimLinks",
        "claimDownloads",
        "otherExpenses",
        "provinces",
        "usStates",
        "rates",
        "returnLines",
      ]}
    >
      <FirstCalls calls={["auth.user", "taxReport.years", "claims.list"]} />
      <ClaimScreen />
    </PageWords>
  );
}
