import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Unsubscribe } from "@/features/account/unsubscribe";
import { NarrowWait } from "@/features/auth/narrow-wait";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "smallPages.unsubscribe");
  return pageMetadata({
    locale,
    path: "/unsubscribe",
    title: t("title"),
    description: t("description"),
    private: true,
  });
}

export default function UnsubscribePage(props: EditionProps) {
  return (
    <PageWords {...props} namespaces={["smallPages.unsubscribe"]}>
      <Suspense fallback={<NarrowWait />}>
        <Unsubscribe />
      </Suspense>
    </PageWords>
  );
}
