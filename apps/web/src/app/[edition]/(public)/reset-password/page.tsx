import type { Metadata } from "next";
import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { NewPassword } from "@/features/auth/new-password";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/reset-password",
    title: "Choose a new password",
    description: "Choose a new password for your GF Ledger account.",
    private: true,
  });
}

export default function ResetPasswordPage() {
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-96 max-w-md" />}>
      <NewPassword />
    </Suspense>
  );
}
