import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { ReviewScreen } from "@/features/receipt-review/review-screen";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "review");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/receipt-review", ...words, private: true });
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
        "priceBasis",
        "receipt",
        "review",
        "sentences",
        "shares",
      ]}
    >
      <ReviewScreen />
    </PageWords>
  );
}
