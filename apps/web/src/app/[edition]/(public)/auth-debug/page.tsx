import type { Metadata } from "next";
import { AuthDebug } from "@/features/diagnostics/auth-debug";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";
import { diagnosticsOnly } from "@/server/diagnostics-only";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/auth-debug",
    title: "Authentication Debug",
    description: "What this browser knows about who is signed in.",
    private: true,
  });
}

export default async function AuthDebugPage() {
  await diagnosticsOnly();
  return <AuthDebug />;
}
