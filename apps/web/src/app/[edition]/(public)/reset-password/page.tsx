import { plainMessages } from "@gf-ledger/messages/page-messages";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Skeleton } from "@/components/skeleton";
import { NewPassword } from "@/features/auth/new-password";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const { title, description } = plainMessages(locale, "auth").newPassword;
  return pageMetadata({ locale, path: "/reset-password", title, description, private: true });
}

export default async function NewPasswordPage(props: EditionProps) {
  const locale = await localeOfPage(props);
  const faults = plainMessages(locale, "credentials");
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-96 max-w-md" />}>
      <NewPassword
        words={plainMessages(locale, "auth").newPassword}
        grantWords={plainMessages(locale, "grants")}
        faults={faults}
        locale={locale}
      />
    </Suspense>
  );
}
