import type { Metadata } from "next";
import { ClaimScreen } from "@/features/claim/claim-screen";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/page-words";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/claim",
    title: "Your Claim",
    description: "What is done and what is left in your tax year, and what your claim is worth.",
    private: true,
  });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["adjustments", "claimEntries", "otherExpenses", "rates"]}>
      <ClaimScreen />
    </PageWords>
  );
}
