"use client";

import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Choosing } from "../choosing/use-chosen-rows";
import type { LineItemActions } from "./line-item-actions";
import { LineItemCard } from "./line-item-card";
import { useRowWindow } from "./use-row-window";

/** A closed row with a name of one line, and the room below it. */
const ROW_HEIGHT_PX = 66;

interface LineItemCardsProps {
  rows: readonly LineItemView[];
  actions: LineItemActions;
  choosing: Choosing;
}

/** Line items on a phone: rows that open, swiped left to delete (reports-25, reports-62). */
export function LineItemCards({ rows, actions, choosing }: LineItemCardsProps) {
  const t = useTranslations("reports.list");
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  function toggle(id: string) {
    const next = new Set(expandedIds);
    if (!next.delete(id)) next.add(id);
    setExpandedIds(next);
  }
  const { inView, measure, spaceBefore, spaceAfter } = useRowWindow(list, rows.length, ROW_HEIGHT_PX);
  return (
    <ul ref={list} aria-label={t("title")} style={{ paddingTop: spaceBefore, paddingBottom: spaceAfter }}>
      {inView.map(({ index }) => {
        const row = rows[index];
        return row ? (
          <li key={row.id} ref={measure} data-index={index} className="pb-2">
            <LineItemCard
              row={row}
              actions={actions}
              choosing={choosing}
              open={openId === row.id}
              onOpen={(open) => setOpenId(open ? row.id : null)}
              expanded={expandedIds.has(row.id)}
              onToggle={() => toggle(row.id)}
            />
          </li>
        ) : null;
      })}
    </ul>
  );
}
