import type { Person } from "./person";
import type { Share } from "./shares";

/**
 * Who eats what nothing was said about (claim-11): the one celiac person of the household all of it. With
 * several of them it is asked for, and until then nobody's.
 */
export function defaultShares(people: readonly Pick<Person, "id" | "celiac">[]): Share[] {
  const [only, ...others] = people.filter(({ celiac }) => celiac);
  return only && others.length === 0 ? [{ personId: only.id, share: 1 }] : [];
}
