import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { ReceiptsScreen } from "@/features/receipt-list/receipts-screen";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { FirstCalls } from "@/trpc/first-calls";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "receipts");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/receipts", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords
      params={params}
      namespaces={[
        "barcode",
        "claim.period",
        "discarding",
        "food",
        "priceBook.sizes",
        "receipt.item",
        "receipt.photo",
        "receipts",
        "sentences",
      ]}
    >
      <FirstCalls calls={["auth.user", "taxReport.years", "receipts.toCheck"]} />
      <ReceiptsScreen />
    </PageWords>
  );
}
