"use client";

import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useMemo, useState } from "react";
import { useAllowed } from "@/features/household/allowed";
import { allChosen, extended, NONE_CHOSEN, shownOf, toggled } from "./chosen-rows";

export interface Choosing {
  /** Whether rows show a box to choose them by. */
  readonly on: boolean;
  /** The chosen rows among those shown, in their order. */
  readonly rows: readonly LineItemView[];
  has(row: LineItemView): boolean;
  /** Chooses a row or gives it up; with `range`, takes all from the last one. */
  choose(row: LineItemView, range?: boolean): void;
  begin(): void;
  all(): void;
  end(): void;
}

/**
 * The rows that are chosen to be changed together (reports-48). A table always shows its boxes; on a phone they
 * come with `begin` or a long press.
 */
export function useChosenRows(rows: readonly LineItemView[], always: boolean): Choosing {
  const mayChange = useAllowed("change");
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const [begun, setBegun] = useState(false);
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const among = useMemo(() => {
    const ids = new Set(shownOf(chosen, order));
    return rows.filter(({ id }) => ids.has(id));
  }, [chosen, order, rows]);
  return {
    on: mayChange && (always || begun || among.length > 0),
    rows: among,
    has: ({ id }) => chosen.ids.has(id),
    choose: ({ id }, range) =>
      setChosen((before) => (range ? extended(before, order, id) : toggled(before, id))),
    begin: () => setBegun(true),
    all: () => setChosen(allChosen(order)),
    end: () => {
      setChosen(NONE_CHOSEN);
      setBegun(false);
    },
  };
}
