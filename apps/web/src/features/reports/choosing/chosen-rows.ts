import { MAX_LINE_ITEMS } from "@gf-ledger/domain/tax-report/line-item-bounds";

/** Which rows are chosen, and the one that a range is drawn from: the last that was chosen alone. */
export interface ChosenRows {
  readonly ids: ReadonlySet<string>;
  readonly from: string | null;
}

export const NONE_CHOSEN: ChosenRows = { ids: new Set(), from: null };

/** One row more or less. */
export function toggled({ ids }: ChosenRows, id: string): ChosenRows {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, from: id };
}

/** Every row from the last one up to `id`, in the order shown; the row alone where nothing was chosen before. */
export function extended(chosen: ChosenRows, order: readonly string[], id: string): ChosenRows {
  const [from, to] = [order.indexOf(chosen.from ?? ""), order.indexOf(id)];
  if (from === -1 || to === -1) return toggled(chosen, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...chosen.ids, ...range]), from: chosen.from };
}

/** As many of the rows as can be changed at once. */
export const allChosen = (order: readonly string[]): ChosenRows => ({
  ids: new Set(order.slice(0, MAX_LINE_ITEMS)),
  from: null,
});

/** The chosen rows that are shown: what a filter hides is not changed unseen. */
export const shownOf = ({ ids }: ChosenRows, order: readonly string[]): readonly string[] =>
  order.filter((id) => ids.has(id));
