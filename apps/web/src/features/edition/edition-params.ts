import { EDITIONS, type Edition, editionSchema } from "@gf-ledger/domain/edition/edition";
import { notFound } from "next/navigation";

/** The props of a page below an edition. */
export interface EditionProps {
  params: Promise<{ edition: string }>;
}

/** The edition in a page's path, which the proxy put there (editions-2). Any other word is answered 404. */
export async function editionOf({ params }: EditionProps): Promise<Edition> {
  const parsed = editionSchema.safeParse((await params).edition);
  if (!parsed.success) notFound();
  return parsed.data;
}

/** Both editions of a page are rendered when the product is built. */
export function editionStaticParams(): { edition: Edition }[] {
  return EDITIONS.map((edition) => ({ edition }));
}
