import { compare } from "../fractions/arithmetic";
import { ONE } from "../fractions/fraction";
import type { Person } from "./person";
import type { Share } from "./shares";
import { totalShare } from "./total-share";

export type SharesProblem =
  | { readonly ok: false; readonly reason: "above-one" }
  | {
      readonly ok: false;
      readonly reason: "person-unknown" | "person-not-celiac" | "person-twice" | "share-not-above-zero";
      readonly personId: string;
    };

/** Whether shares are valid: only celiac people of the household, each once, at most 1 in all (claim-11). */
export function checkShares(
  shares: readonly Share[],
  people: readonly Pick<Person, "id" | "celiac">[],
): { readonly ok: true } | SharesProblem {
  const seen = new Set<string>();
  for (const { personId, share } of shares) {
    const person = people.find(({ id }) => id === personId);
    if (!person) return { ok: false, reason: "person-unknown", personId };
    if (!person.celiac) return { ok: false, reason: "person-not-celiac", personId };
    if (seen.has(personId)) return { ok: false, reason: "person-twice", personId };
    if (!(share > 0)) return { ok: false, reason: "share-not-above-zero", personId };
    seen.add(personId);
  }
  return compare(totalShare(shares), ONE) > 0 ? { ok: false, reason: "above-one" } : { ok: true };
}
