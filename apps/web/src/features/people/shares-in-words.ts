import type { ShareView } from "@gf-ledger/domain/people/shares-view";

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Who eats it, as a sentence without an end: "Ada 50%, Mia 25%". */
export function sharesInWords(
  shares: readonly ShareView[],
  people: readonly { readonly id: string; readonly name: string }[],
): string {
  if (shares.length === 0) return "Nobody with celiac disease, so it is not claimed";
  const [only] = shares;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? "Somebody";
  if (only && shares.length === 1 && only.share === 1) return `${nameOf(only.personId)}, all of it`;
  return shares.map(({ personId, share }) => `${nameOf(personId)} ${percent(share)}`).join(", ");
}
