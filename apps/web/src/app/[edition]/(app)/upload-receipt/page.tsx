import type { Metadata } from "next";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";
import { UploadScreen } from "@/features/upload/upload-screen";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    edition: await editionOf(props),
    path: "/upload-receipt",
    title: "Upload Receipt",
    description: "Photograph a grocery receipt and choose its gluten-free items.",
    private: true,
  });
}

export default function Page() {
  return <UploadScreen />;
}
