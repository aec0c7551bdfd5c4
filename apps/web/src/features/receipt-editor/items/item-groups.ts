import type { Words } from "@/features/language/words/words";
import type { ItemRowProps } from "./item-row";

export interface ItemGroup {
  readonly key: "doubted" | "gluten-free" | "others";
  readonly title: string;
  readonly rows: readonly ItemRowProps[];
}

/** The same items with what the reader doubts first, each part as on the paper. */
export function doubtedFirst(rows: readonly ItemRowProps[]): ItemRowProps[] {
  return rows.toSorted((a, b) => Number(b.doubt !== null) - Number(a.doubt !== null));
}

/**
 * A receipt's items in the order in which a person checks them: what the reader doubts, what is gluten-free,
 * everything else, each as on the paper. A tick moves nothing; a group without items is left out.
 */
export function itemGroups(rows: readonly ItemRowProps[], t: Words<"receipt.groups">): ItemGroup[] {
  const doubted = rows.filter(({ doubt }) => doubt !== null);
  const sure = rows.filter(({ doubt }) => doubt === null);
  const glutenFree = sure.filter(({ item }) => item.glutenFree);
  const others = sure.filter(({ item }) => !item.glutenFree);
  const group = (key: ItemGroup["key"], members: readonly ItemRowProps[]): ItemGroup => ({
    key,
    title: t(key, { items: String(members.length) }),
    rows: members,
  });
  return [group("doubted", doubted), group("gluten-free", glutenFree), group("others", others)].filter(
    (one) => one.rows.length > 0,
  );
}
