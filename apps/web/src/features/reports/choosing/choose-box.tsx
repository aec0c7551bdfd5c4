"use client";

import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { Choosing } from "./use-chosen-rows";

/** Its reach is larger than the box, for fingers. */
const REACH = "relative grid size-11 shrink-0 cursor-pointer place-items-center";

/** Chooses one row; pressed with Shift, all rows from the last one. */
export function ChooseBox({ row, choosing }: { row: LineItemView; choosing: Choosing }) {
  const t = useTranslations("reports.choose");
  const withShift = useRef(false);
  return (
    <label className={REACH}>
      <input
        type="checkbox"
        aria-label={t("one", { name: row.name })}
        checked={choosing.has(row)}
        onClick={(event) => {
          withShift.current = event.shiftKey;
        }}
        onChange={() => choosing.choose(row, withShift.current)}
        className="size-5 cursor-pointer accent-brand"
      />
    </label>
  );
}

/** Chooses every row shown, or none. */
export function ChooseAllBox({ count, choosing }: { count: number; choosing: Choosing }) {
  const t = useTranslations("reports.choose");
  const some = choosing.rows.length > 0;
  const all = some && choosing.rows.length === count;
  return (
    <label className={REACH}>
      <input
        type="checkbox"
        aria-label={t("all")}
        ref={(box) => {
          if (box) box.indeterminate = some && !all;
        }}
        checked={all}
        onChange={() => (some ? choosing.end() : choosing.all())}
        className="size-5 cursor-pointer accent-brand"
      />
    </label>
  );
}
