"use client";

import { EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useParams } from "next/navigation";

/** The edition of this page, decided by its host (editions-2). */
export function useEdition(): Edition {
  const { edition } = useParams<{ edition: string }>();
  return EDITIONS.find((one) => one === edition) ?? "ca";
}
