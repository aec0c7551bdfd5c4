import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/page-words";
import { pageMetadata } from "@/features/shell/page-metadata";
import { UploadScreen } from "@/features/upload/upload-screen";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/upload-receipt",
    title: "Upload Receipt",
    description: "Photograph a grocery receipt and choose its gluten-free items.",
    private: true,
  });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["discarding", "photoAdvice"]}>
      <UploadScreen />
    </PageWords>
  );
}
