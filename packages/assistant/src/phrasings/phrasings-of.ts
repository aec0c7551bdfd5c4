import type { Passage } from "../assistant";
import { ALL_PHRASINGS } from "./all-phrasings";
import { FRENCH_PHRASINGS } from "./french";

/** The other words in which people ask what a passage answers; `null` for one that has its title alone. */
export function phrasingsOf({ title, asks, language }: Passage): readonly string[] | null {
  const phrasings = ALL_PHRASINGS[asks ?? title];
  if (!phrasings) return null;
  return language === "fr" ? [...phrasings, ...(FRENCH_PHRASINGS[asks ?? title] ?? [])] : phrasings;
}
