import clsx from "clsx";
import type { ReactNode } from "react";
import { ItemDifference, ItemMenu, ItemPrice, ItemProduct, ItemRegularPrice, ItemToggle } from "./item-cells";
import { DOUBTED_LINE, type ItemRowProps } from "./item-row";

/** A receipt's items one below the other, for a phone. */
export function ItemCards({ rows }: { rows: readonly ItemRowProps[] }) {
  return (
    <ul aria-label="Items of this receipt" className="divide-y divide-line">
      {rows.map((row) => (
        <li
          key={row.item.id}
          onMouseEnter={() => row.actions.point(row.item)}
          onMouseLeave={() => row.actions.point(null)}
          onFocus={() => row.actions.point(row.item)}
          onBlur={() => row.actions.point(null)}
          className={clsx(
            "grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-2 px-4 py-4",
            row.doubt && DOUBTED_LINE,
          )}
        >
          <ItemToggle {...row} />
          <ItemProduct {...row} />
          <span className="-mt-2 -mr-2">
            <ItemMenu {...row} />
          </span>
          <dl className="col-span-3 flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2 text-sm">
            <Figure label="GF Price">
              <ItemPrice {...row} />
            </Figure>
            <Figure label="Regular Price">
              <ItemRegularPrice {...row} />
            </Figure>
            <Figure label="Difference">
              <ItemDifference {...row} />
            </Figure>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="[&>span]:items-start">{children}</dd>
    </div>
  );
}
