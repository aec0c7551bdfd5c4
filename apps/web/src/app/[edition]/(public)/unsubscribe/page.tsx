import type { Metadata } from "next";
import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { Unsubscribe } from "@/features/account/unsubscribe";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/unsubscribe",
    title: "Stop reminders",
    description: "Stop the tax season reminders of GF Ledger.",
    private: true,
  });
}

export default function UnsubscribePage() {
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-96 max-w-md" />}>
      <Unsubscribe />
    </Suspense>
  );
}
