import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { PriceWalkScreen } from "@/features/price-walk/price-walk-screen";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "priceWalk");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/price-book/walk", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["barcode", "entryIssues", "food", "priceWalk"]}>
      <PriceWalkScreen />
    </PageWords>
  );
}
