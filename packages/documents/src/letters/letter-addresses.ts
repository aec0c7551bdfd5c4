import { LOCALE_FACTS, LOCALES } from "@gf-ledger/domain/edition/locale";
import { LETTERS, letterAddress } from "@gf-ledger/domain/letters/letter-address";
import type { Letter } from "./letter";
import { letterOf } from "./letters";

/** Every letter by the last part of its address, in each language of its country. */
export const LETTERS_BY_ADDRESS: ReadonlyMap<string, Letter> = new Map(
  LOCALES.flatMap((locale) =>
    LETTERS[LOCALE_FACTS[locale].edition].map(
      (kind) => [letterAddress(kind, locale), letterOf(kind, locale)] as const,
    ),
  ),
);
