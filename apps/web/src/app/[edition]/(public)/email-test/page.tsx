import type { Metadata } from "next";
import { EmailTest } from "@/features/diagnostics/email-test";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";
import { diagnosticsOnly } from "@/server/diagnostics-only";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/email-test",
    title: "Email Test",
    description: "Send a test message.",
    private: true,
  });
}

export default async function EmailTestPage() {
  await diagnosticsOnly();
  return <EmailTest />;
}
