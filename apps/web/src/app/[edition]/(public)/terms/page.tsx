import type { Metadata } from "next";
import { BackLink } from "@/components/back-link";
import { Markdown } from "@/features/content/markdown";
import { readLegalText } from "@/features/content/read-text";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/terms",
    title: "Terms and Conditions",
    description: "The terms on which GF Ledger may be used, with the key disclaimers in short.",
  });
}

export default async function TermsPage() {
  const [terms, summary] = await Promise.all([readLegalText("terms"), readLegalText("terms-summary")]);
  return (
    <div className="page max-w-3xl py-10 sm:py-14">
      <BackLink href="/">Back</BackLink>
      <h1 className="mt-4 text-2xl sm:text-3xl">Terms and Conditions</h1>
      <p className="mt-3 text-sm text-ink-faint">Last updated: April 29, 2025</p>
      <section aria-labelledby="summary-title" className="mt-8 rounded-lg bg-warn-soft p-5">
        <h2 id="summary-title" className="mb-3 text-lg">
          Key disclaimers
        </h2>
        <Markdown text={summary} />
      </section>
      <Markdown text={terms} />
    </div>
  );
}
