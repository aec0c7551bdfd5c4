import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { CroppedLine } from "../photo/line-crop";
import { ItemAmount, ItemDifference, ItemProduct, PriceSourceLabel } from "./item-cells";
import type { ItemRowProps } from "./item-row";

/** What is known of an item, where a phone's line has no room for it: badges, match, prices with their source. */
export function ItemFacts({ row }: { row: ItemRowProps }) {
  const { item, receipt, photo } = row;
  const t = useTranslations("receipt.list");
  return (
    <div className="flex flex-col gap-3">
      {photo && item.box ? <CroppedLine url={photo} box={item.box} /> : null}
      <ItemProduct {...row} />
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2 text-sm">
        <Figure label={t("price")}>
          <ItemAmount dollars={item.price} receipt={receipt} />
        </Figure>
        <Figure label={t("regularPrice")}>
          <ItemAmount dollars={item.regularPrice} receipt={receipt} />
          <span className="block text-xs text-ink-soft">
            <PriceSourceLabel item={item} />
          </span>
        </Figure>
        <Figure label={t("difference")}>
          <ItemDifference {...row} />
        </Figure>
      </dl>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
