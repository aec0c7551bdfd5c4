import type { Locale } from "@gf-ledger/domain/edition/locale";
import { notFound } from "next/navigation";
import { LOCALE_OF_SEGMENT } from "./locale-segments";

/** The props of a page below an edition. */
export interface EditionProps {
  params: Promise<{ edition: string }>;
}

/** The locale in a page's path, which the proxy put there (editions-2). Any other word is answered 404. */
export async function localeOfPage({ params }: EditionProps): Promise<Locale> {
  return LOCALE_OF_SEGMENT.get((await params).edition) ?? notFound();
}

/** Each page is rendered when the product is built, for each locale. */
export function editionStaticParams(): { edition: string }[] {
  return [...LOCALE_OF_SEGMENT.keys()].map((edition) => ({ edition }));
}
