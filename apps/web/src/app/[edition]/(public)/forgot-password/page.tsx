import type { Metadata } from "next";
import { ResetRequest } from "@/features/auth/reset-request";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/forgot-password",
    title: "Reset Password",
    description: "Ask for a link to choose a new password for your GF Ledger account.",
  });
}

export default function ForgotPasswordPage() {
  return <ResetRequest />;
}
