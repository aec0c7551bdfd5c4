"use client";

import type { Locale } from "@gf-ledger/domain/edition/locale";
import { useParams } from "next/navigation";
import { LOCALE_OF_SEGMENT } from "../../edition/locale-segments";

/** The locale in the page's path inside, for what may stand outside the page's words; English outside a page. */
export function useLocaleOfPath(): Locale {
  const params = useParams<{ edition: string }>();
  return LOCALE_OF_SEGMENT.get(params?.edition ?? "") ?? "en-CA";
}
