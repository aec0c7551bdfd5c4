import type { Metadata } from "next";
import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { LoginCallback } from "@/features/auth/login-callback";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/login/callback",
    title: "Verifying your link",
    description: "Your sign-in link is being checked.",
    private: true,
  });
}

export default function LoginCallbackPage() {
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-96 max-w-md" />}>
      <LoginCallback />
    </Suspense>
  );
}
