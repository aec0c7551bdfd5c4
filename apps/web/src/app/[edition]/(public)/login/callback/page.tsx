import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { Suspense } from "react";
import { LoginCallback } from "@/features/auth/links/login-callback";
import { NarrowWait } from "@/features/auth/narrow-wait";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "auth.callback");
  return pageMetadata({
    locale,
    path: "/login/callback",
    title: t("title"),
    description: t("description"),
    private: true,
  });
}

export default function LoginCallbackPage(props: EditionProps) {
  return (
    <PageWords {...props} namespaces={["auth.callback"]}>
      <Suspense fallback={<NarrowWait />}>
        <LoginCallback />
      </Suspense>
    </PageWords>
  );
}
