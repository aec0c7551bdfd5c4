import type { Metadata } from "next";
import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { CheckEmail } from "@/features/auth/check-email";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/auth/check-email",
    title: "Check Your Email",
    description: "We sent you a link. Open it to go on.",
    private: true,
  });
}

export default function CheckEmailPage() {
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-96 max-w-md" />}>
      <CheckEmail />
    </Suspense>
  );
}
