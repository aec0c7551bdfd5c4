import { plainMessages } from "@gf-ledger/messages/page-messages";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { LoginCallback } from "@/features/auth/login-callback";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const { title, description } = plainMessages(locale, "auth").callback;
  return pageMetadata({ locale, path: "/login/callback", title, description, private: true });
}

export default async function LoginCallbackPage(props: EditionProps) {
  const locale = await localeOfPage(props);
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-96 max-w-md" />}>
      <LoginCallback words={plainMessages(locale, "auth").callback} />
    </Suspense>
  );
}
