"use client";

import { type Edition, editionSchema } from "@gf-ledger/domain/edition/edition";
import { useParams } from "next/navigation";

/** The edition of this page, decided by its host (editions-2). */
export function useEdition(): Edition {
  const { edition } = useParams<{ edition: string }>();
  return editionSchema.catch("ca").parse(edition);
}
