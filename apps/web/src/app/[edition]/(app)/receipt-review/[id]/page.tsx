import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { ReviewScreen } from "@/features/review/review-screen";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/receipt-review",
    title: "Review Receipt",
    description: "Check one receipt and save its gluten-free items to your records.",
    private: true,
  });
}

export default function Page() {
  return <ReviewScreen />;
}
