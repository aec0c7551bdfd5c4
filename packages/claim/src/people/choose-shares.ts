import type { Share } from "./shares";

/** The three places in which a share can be set, nearest first. `null`: not set there. */
export interface ShareChoices {
  readonly forItem: readonly Share[] | null;
  readonly forCategory: readonly Share[] | null;
  readonly ofHousehold: readonly Share[];
}

export interface ChosenShares {
  readonly shares: readonly Share[];
  readonly from: "item" | "category" | "household";
}

/** The shares in force for an item: its own, its category's, or the household's default. */
export function chooseShares(choices: ShareChoices): ChosenShares {
  if (choices.forItem !== null) return { shares: choices.forItem, from: "item" };
  if (choices.forCategory !== null) return { shares: choices.forCategory, from: "category" };
  return { shares: choices.ofHousehold, from: "household" };
}
