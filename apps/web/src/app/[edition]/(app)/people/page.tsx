import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/page-words";
import { PeopleScreen } from "@/features/people/people-screen";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/people",
    title: "People",
    description: "Who is in your household, and who of them eats the gluten-free food.",
    private: true,
  });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["shares"]}>
      <PeopleScreen />
    </PageWords>
  );
}
