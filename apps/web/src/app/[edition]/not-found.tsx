import type { Metadata } from "next";
import { LinkButton } from "@/components/link-button";

/** The title even where the edition of the asked-for page is unknown. */
export const metadata: Metadata = { title: "Page Not Found | GF Ledger", robots: { index: false } };

/** Shown for any path that is not a page (screens-10). */
export default function PageNotFound() {
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <p className="figures text-sm font-semibold text-ink-faint">404</p>
      <h1 className="mt-2 text-3xl">Page Not Found</h1>
      <p className="mt-4 max-w-md text-ink-soft">There is no page at this address. It may have moved.</p>
      <p className="mt-4 rounded-md bg-sunken px-4 py-2 font-mono text-xs text-ink-soft">
        Did you forget to add the page to the router?
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton href="/">Back to Home</LinkButton>
        <LinkButton href="/blog" tone="secondary">
          Read the blog
        </LinkButton>
      </div>
    </div>
  );
}
