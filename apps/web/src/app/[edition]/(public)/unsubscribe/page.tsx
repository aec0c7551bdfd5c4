import { plainMessages } from "@gf-ledger/messages/page-messages";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { Unsubscribe } from "@/features/account/unsubscribe";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const { title, description } = plainMessages(locale, "smallPages").unsubscribe;
  return pageMetadata({ locale, path: "/unsubscribe", title, description, private: true });
}

export default async function UnsubscribePage(props: EditionProps) {
  const locale = await localeOfPage(props);
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-96 max-w-md" />}>
      <Unsubscribe words={plainMessages(locale, "smallPages").unsubscribe} />
    </Suspense>
  );
}
