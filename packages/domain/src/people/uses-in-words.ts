import type { PersonUses } from "./person-view";

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

/** What goes with a person, as part of a sentence: "shares of 3 items and 1 adjustment". Empty for nothing. */
export function usesInWords({ lineItems, categories, otherExpenses, adjustments }: PersonUses): string {
  const parts = [
    ...counted(lineItems, "share of an item", "shares of items"),
    ...counted(categories, "share of a category", "shares of categories"),
    ...counted(otherExpenses, "other expense", "other expenses"),
    ...counted(adjustments, "adjustment", "adjustments"),
  ];
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
