import type { Metadata } from "next";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";
import { ReceiptsScreen } from "@/features/receipts/receipts-screen";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    edition: await editionOf(props),
    path: "/receipts",
    title: "Your Receipts",
    description: "Every receipt you had read, to look up, finish or correct.",
    private: true,
  });
}

export default function Page() {
  return <ReceiptsScreen />;
}
