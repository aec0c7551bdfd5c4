import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { Outbox } from "@/features/diagnostics/outbox";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { outboxOnly } from "@/server/request/diagnostics-only";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "diagnostics.outbox");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/outbox", ...words, private: true });
}

export default async function Page({ params }: EditionProps) {
  await outboxOnly();
  return (
    <PageWords params={params} namespaces={["diagnostics"]}>
      <Outbox />
    </PageWords>
  );
}
