import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { PriceBookScreen } from "@/features/price-book/price-book-screen";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { FirstCalls } from "@/trpc/first-calls";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "priceBook");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/price-book", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords
      params={params}
      namespaces={["barcode", "claim.period", "food", "grounds", "priceBasis", "priceBook"]}
    >
      <FirstCalls calls={["auth.user", "taxReport.years"]} />
      <PriceBookScreen />
    </PageWords>
  );
}
