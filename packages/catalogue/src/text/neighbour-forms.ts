import { singular } from "@gf-ledger/domain/category/singular";
import { NEIGHBOUR_FORMS } from "../../words/neighbours";
import { rowsOf } from "./word-rows";

/** One meaning of a form that has several. */
export interface NeighbourForm {
  readonly form: string;
  readonly language: string;
  readonly meaning: string;
  /** The words beside which the form has this meaning, in singular. */
  readonly beside: ReadonlySet<string>;
  /** Whether the form has this meaning where no word on the line decides. */
  readonly otherwise: boolean;
}

/** Every meaning of the forms that mean one thing beside some words and another beside others. */
export const NEIGHBOUR_MEANINGS: readonly NeighbourForm[] = rowsOf(NEIGHBOUR_FORMS).map(
  ([form = "", language = "", meaning = "", beside = ""]) => {
    const words = beside.split(" ");
    return {
      form,
      language,
      meaning,
      beside: new Set(words.filter((word) => word !== "otherwise").map(singular)),
      otherwise: words.includes("otherwise"),
    };
  },
);

/** What each of these forms means where no word on the line decides. */
export const OTHERWISE: readonly NeighbourForm[] = NEIGHBOUR_MEANINGS.filter(({ otherwise }) => otherwise);
