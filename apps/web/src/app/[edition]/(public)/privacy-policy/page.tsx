import type { Metadata } from "next";
import { Markdown } from "@/features/content/markdown";
import { readLegalText } from "@/features/content/read-text";
import { type EditionProps, editionOf, localeOfPage } from "@/features/edition/edition-params";
import { Today } from "@/features/legal/today";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/privacy-policy",
    title: "Privacy Policy",
    description: "Which data GF Ledger keeps, what for, with whom it is shared, and the rights you have.",
  });
}

export default async function PrivacyPage(props: EditionProps) {
  const edition = await editionOf(props);
  return (
    <div className="page max-w-3xl py-10 sm:py-14">
      <h1 className="text-2xl sm:text-3xl">Privacy Policy</h1>
      <p className="mt-3 text-sm text-ink-faint">
        Last Updated: <Today edition={edition} />
      </p>
      <Markdown text={await readLegalText("privacy")} />
    </div>
  );
}
