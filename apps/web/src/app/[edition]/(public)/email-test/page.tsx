import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { EmailTest } from "@/features/diagnostics/email-test";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { diagnosticsOnly } from "@/server/request/diagnostics-only";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "diagnostics.mail");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/email-test", ...words, private: true });
}

export default async function Page({ params }: EditionProps) {
  await diagnosticsOnly();
  return (
    <PageWords params={params} namespaces={["diagnostics"]}>
      <EmailTest />
    </PageWords>
  );
}
