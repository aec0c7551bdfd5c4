import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { UploadScreen } from "@/features/upload/upload-screen";
import { FirstCalls } from "@/trpc/first-calls";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "upload");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/upload-receipt", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords
      params={params}
      namespaces={[
        "barcode",
        "discarding",
        "food",
        "leaving",
        "photoAdvice",
        "priceBasis",
        "receipt",
        "sentences",
        "shares",
        "subscription.notVerified",
        "upload",
      ]}
    >
      <FirstCalls calls={["auth.user", "receipts.drafts", "receipts.planUse", "taxReport.years"]} />
      <UploadScreen />
    </PageWords>
  );
}
