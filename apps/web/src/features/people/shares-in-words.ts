import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import type { Words } from "../language/words";

/** Who eats it, as a sentence without an end: "Ada 50%, Mia 25%". */
export function sharesInWords(
  shares: readonly ShareView[],
  people: readonly { readonly id: string; readonly name: string }[],
  { t, percent }: { t: Words<"shares">; percent: (share: number) => string },
): string {
  if (shares.length === 0) return t("nobody");
  const [only] = shares;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? t("somebody");
  if (only && shares.length === 1 && only.share === 1) return t("all", { name: nameOf(only.personId) });
  const placeOf = (id: string) => people.findIndex((person) => person.id === id);
  const inOrder = shares.toSorted((a, b) => placeOf(a.personId) - placeOf(b.personId));
  return inOrder.map(({ personId, share }) => `${nameOf(personId)} ${percent(share)}`).join(", ");
}
