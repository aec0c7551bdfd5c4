import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { ImportsScreen } from "@/features/imports/imports-screen";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { FirstCalls } from "@/trpc/first-calls";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "imports");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/imports", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["imports"]}>
      <FirstCalls calls={["auth.user", "imports.list"]} />
      <ImportsScreen />
    </PageWords>
  );
}
