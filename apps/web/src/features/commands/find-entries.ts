import Fuse from "fuse.js";
import type { CommandEntry } from "./command-entry";

/** How far a name may be from what was typed: two letters of ten may differ. */
const THRESHOLD = 0.35;
const MAX_OF_A_GROUP = 6;

/** The entries whose label comes close to what was typed, best first; all of them while nothing is typed. */
export function findEntries(entries: readonly CommandEntry[], typed: string): readonly CommandEntry[] {
  const query = typed.trim();
  if (query === "") return entries;
  const fuse = new Fuse(entries, {
    keys: ["label", "detail"],
    threshold: THRESHOLD,
    ignoreLocation: true,
    ignoreDiacritics: true,
  });
  return fuse.search(query, { limit: MAX_OF_A_GROUP }).map(({ item }) => item);
}
