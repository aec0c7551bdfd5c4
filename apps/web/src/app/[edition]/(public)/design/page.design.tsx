import type { Metadata } from "next";
import { DesignPage } from "@/features/design/design-page";
import type { EditionProps } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";

export const metadata: Metadata = { title: "Design", robots: { index: false } };

/** In development alone (screens-37). */
export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["common"]}>
      <DesignPage />
    </PageWords>
  );
}
