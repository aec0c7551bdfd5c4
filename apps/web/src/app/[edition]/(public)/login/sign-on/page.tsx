import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { Suspense } from "react";
import { SignOnOutcomePage } from "@/features/auth/links/sign-on-outcome";
import { NarrowWait } from "@/features/auth/narrow-wait";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "auth.signOnPage");
  return pageMetadata({
    locale,
    path: "/login/sign-on",
    title: t("title"),
    description: t("description"),
    private: true,
  });
}

export default function SignOnPage(props: EditionProps) {
  return (
    <PageWords {...props} namespaces={["auth.signOnPage"]}>
      <Suspense fallback={<NarrowWait />}>
        <SignOnOutcomePage />
      </Suspense>
    </PageWords>
  );
}
