"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useRef, useState } from "react";
import type { ExpenseActions } from "./expense-actions";
import { ExpenseCard } from "./expense-card";
import { useRowWindow } from "./use-row-window";

const CARD_HEIGHT_PX = 240;

interface ExpenseCardsProps {
  rows: readonly LineItemView[];
  edition: Edition;
  actions: ExpenseActions;
}

/** Logged expenses on a phone: one card below the other, swiped left to delete (reports-25). */
export function ExpenseCards({ rows, edition, actions }: ExpenseCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const { inView, measure, spaceBefore, spaceAfter } = useRowWindow(list, rows.length, CARD_HEIGHT_PX);
  return (
    <ul
      ref={list}
      aria-label="All Gluten-Free Items"
      style={{ paddingTop: spaceBefore, paddingBottom: spaceAfter }}
    >
      {inView.map(({ index }) => {
        const row = rows[index];
        return row ? (
          <li key={row.id} ref={measure} data-index={index} className="pb-3">
            <ExpenseCard
              row={row}
              edition={edition}
              actions={actions}
              open={openId === row.id}
              onOpen={(open) => setOpenId(open ? row.id : null)}
            />
          </li>
        ) : null;
      })}
    </ul>
  );
}
