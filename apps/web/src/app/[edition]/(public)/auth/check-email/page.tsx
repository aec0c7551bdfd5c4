import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { Suspense } from "react";
import { CheckEmail } from "@/features/auth/links/check-email";
import { NarrowWait } from "@/features/auth/narrow-wait";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "auth.checkEmail");
  return pageMetadata({
    locale,
    path: "/auth/check-email",
    title: t("title"),
    description: t("description"),
    private: true,
  });
}

export default function CheckEmailPage(props: EditionProps) {
  return (
    <PageWords {...props} namespaces={["auth.checkEmail"]}>
      <Suspense fallback={<NarrowWait />}>
        <CheckEmail />
      </Suspense>
    </PageWords>
  );
}
