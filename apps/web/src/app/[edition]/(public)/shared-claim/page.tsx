import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { SharedClaimPage } from "@/features/claim/links/shared-claim-page";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "sharedClaim");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/shared-claim", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords
      params={params}
      namespaces={["claimDocuments.block", "claimDownloads", "common", "food.unit", "sharedClaim"]}
    >
      <SharedClaimPage />
    </PageWords>
  );
}
