import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PriceBookScreen } from "@/features/price-book/price-book-screen";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/price-book",
    title: "Price Book",
    description: "The regular prices that you saw, and the ones that your claim rests on.",
    private: true,
  });
}

export default function Page() {
  return <PriceBookScreen />;
}
