import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { ResetRequest } from "@/features/auth/links/reset-request";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "auth.resetRequest");
  return pageMetadata({ locale, path: "/forgot-password", title: t("title"), description: t("description") });
}

export default function ResetRequestPage(props: EditionProps) {
  return (
    <PageWords {...props} namespaces={["auth.forgot", "auth.resetRequest", "credentials"]}>
      <ResetRequest />
    </PageWords>
  );
}
