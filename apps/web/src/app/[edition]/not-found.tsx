import type { Metadata } from "next";
import { MissingPage } from "@/features/shell/missing-page";

/** The title even where the edition of the asked-for page is unknown. */
export const metadata: Metadata = { title: "Page Not Found | GF Ledger", robots: { index: false } };

/** Shown where a page says itself that nothing is there; it does not know its own path (screens-10). */
export default function PageNotFound() {
  return <MissingPage locale="en-CA" />;
}
