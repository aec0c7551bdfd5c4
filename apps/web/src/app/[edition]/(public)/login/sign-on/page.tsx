import { plainMessages } from "@gf-ledger/messages/page-messages";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { SignOnOutcomePage } from "@/features/auth/sign-on-outcome";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const { title, description } = plainMessages(locale, "auth").signOnPage;
  return pageMetadata({ locale, path: "/login/sign-on", title, description, private: true });
}

export default async function SignOnPage(props: EditionProps) {
  const locale = await localeOfPage(props);
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-96 max-w-md" />}>
      <SignOnOutcomePage words={plainMessages(locale, "auth").signOnPage} />
    </Suspense>
  );
}
