import { plainMessages } from "@gf-ledger/messages/page-messages";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { CheckEmail } from "@/features/auth/check-email";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const { title, description } = plainMessages(locale, "auth").checkEmail;
  return pageMetadata({ locale, path: "/auth/check-email", title, description, private: true });
}

export default async function CheckEmailPage(props: EditionProps) {
  const locale = await localeOfPage(props);
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-96 max-w-md" />}>
      <CheckEmail words={plainMessages(locale, "auth").checkEmail} />
    </Suspense>
  );
}
