import { EDITIONS, type Edition, editionSchema } from "@gf-ledger/domain/edition/edition";
import { notFound } from "next/navigation";

/** What a page below an edition receives. */
export interface EditionProps {
  params: Promise<{ edition: string }>;
}

/** The edition in a page's address, which the edge put there (editions-2). Any other word is not a page. */
export async function editionOf({ params }: EditionProps): Promise<Edition> {
  const parsed = editionSchema.safeParse((await params).edition);
  if (!parsed.success) notFound();
  return parsed.data;
}

/** Both editions of a page are made when the product is built. */
export function editionStaticParams(): { edition: Edition }[] {
  return EDITIONS.map((edition) => ({ edition }));
}
