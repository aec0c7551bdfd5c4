import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { Suspense } from "react";
import { NewPassword } from "@/features/auth/links/new-password";
import { NarrowWait } from "@/features/auth/narrow-wait";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "auth.newPassword");
  return pageMetadata({
    locale,
    path: "/reset-password",
    title: t("title"),
    description: t("description"),
    private: true,
  });
}

export default function NewPasswordPage(props: EditionProps) {
  return (
    <PageWords {...props} namespaces={["auth.newPassword", "common.passwordField", "credentials", "grants"]}>
      <Suspense fallback={<NarrowWait />}>
        <NewPassword />
      </Suspense>
    </PageWords>
  );
}
