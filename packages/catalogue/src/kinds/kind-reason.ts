import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { KindAnswer } from "./kind-of";
import type { NeverBecause } from "./kind-table";

const NEVER: Readonly<Record<NeverBecause, string>> = {
  alcohol: "Alcohol is never claimable, gluten-free or not.",
  pet: "Food for animals is never claimable.",
  household: "This is not food, so it is never claimable.",
  supplement: "Vitamins and supplements are never claimable as gluten-free food.",
  gluten: "This is made of gluten, so it is never claimable.",
};

const NO_COUNTERPART: Readonly<Record<Edition, string>> = {
  ca: "There is no regular product to compare this with, and no text of the Canada Revenue Agency was found that lets its price be claimed.",
  us: "There is no regular product to compare this with, so its whole price counts.",
};

/** Why an item counts or not, in a sentence for the person; `null` for a counterpart, which needs none. */
export function kindReason({ kind, because }: KindAnswer, edition: Edition): string | null {
  if (kind === "never") return NEVER[because ?? "household"];
  if (kind === "no-counterpart") return NO_COUNTERPART[edition];
  if (kind === "natural")
    return "This food has no gluten by nature: the regular product is the same, so nothing more was paid for it.";
  if (kind === "intermediate")
    return "An ingredient that gluten-free food is made from: what it costs more than the regular one counts.";
  return null;
}

/** Whether a gluten-free line of this kind starts ticked; the person may overrule it. */
export function kindCounts({ kind }: KindAnswer, edition: Edition): boolean {
  if (kind === "no-counterpart") return edition === "us";
  return kind === "counterpart" || kind === "intermediate";
}
