import { ChevronRightIcon, ExclamationTriangleIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import { useTranslations } from "use-intl";
import { CroppedLine } from "../photo/line-crop";
import { ItemAmount, ItemDifference, ItemToggle } from "./item-cells";
import { DOUBTED_LINE, type ItemRowProps } from "./item-row";
import { OtherReadings } from "./other-readings";
import { untickedReason } from "./unticked-reason";

interface ItemLineProps {
  row: ItemRowProps;
  /** In one line: name and price alone, as long as the item is not selected. */
  short: boolean;
  /** Whether a line above it says the same doubt: then a sign stands for the sentence. */
  doubtSaid: boolean;
}

/** One item on a phone: its checkbox, its name and its extra cost, or why it is not ticked. A press opens the rest. */
export function ItemLine({ row, short, doubtSaid }: ItemLineProps) {
  const { item, receipt, photo, doubt, others, actions } = row;
  const t = useTranslations("receipt.item");
  const reason = untickedReason(item, useTranslations("receipt.unticked"));
  const oneLine = short && !item.selected;
  return (
    <li
      data-item-line={item.id}
      onMouseEnter={() => actions.point(item)}
      onMouseLeave={() => actions.point(null)}
      onFocus={() => actions.point(item)}
      onBlur={() => actions.point(null)}
      className={clsx(
        "scroll-mt-44 px-4",
        doubt ? clsx("flex flex-col gap-1", doubtSaid ? "py-1" : "py-2", DOUBTED_LINE) : undefined,
      )}
    >
      {doubt && !doubtSaid ? (
        <p className="flex items-start gap-1 text-xs font-medium text-warn">
          <ExclamationTriangleIcon aria-hidden="true" className="mt-px size-4 shrink-0" />
          {doubt}
        </p>
      ) : null}
      {doubt && photo && item.box ? <CroppedLine url={photo} box={item.box} /> : null}
      <OtherReadings
        item={item}
        currency={receipt.currency}
        others={others}
        onTake={(other) => actions.takeOther(item, other)}
      />
      <div className={clsx("flex items-center gap-3", oneLine ? "min-h-11" : "min-h-14")}>
        <ItemToggle {...row} />
        <button
          type="button"
          onClick={() => actions.editDetails(item)}
          className={clsx(
            "flex min-w-0 grow items-center gap-2 text-left",
            oneLine ? "min-h-11" : "min-h-14",
          )}
        >
          <span className="min-w-0 grow">
            <span
              className={clsx(
                "line-clamp-2 leading-5 wrap-anywhere",
                oneLine ? "text-sm text-ink-soft" : "font-medium",
              )}
            >
              <span className="sr-only">{t(receipt.status === "draft" ? "open" : "show")}</span>
              {doubt && doubtSaid ? (
                <>
                  <ExclamationTriangleIcon
                    aria-hidden="true"
                    className="-mt-0.5 mr-1 inline size-4 text-warn"
                  />
                  <span className="sr-only">{doubt} </span>
                </>
              ) : null}
              {item.name}
            </span>
            {reason ? (
              <span className="block text-xs text-pretty text-ink-soft">{reason}</span>
            ) : oneLine ? null : (
              <span className="block text-xs text-ink-soft">
                {t.rich(item.priceSource === "custom" ? "lineFiguresCustom" : "lineFigures", {
                  price: () => <ItemAmount dollars={item.price} receipt={receipt} />,
                  regular: () => <ItemAmount dollars={item.regularPrice} receipt={receipt} />,
                })}
              </span>
            )}
          </span>
          <span className="shrink-0 text-sm">
            {oneLine || reason ? (
              <span className="text-ink-soft">
                <ItemAmount dollars={item.price} receipt={receipt} />
              </span>
            ) : (
              <ItemDifference {...row} />
            )}
          </span>
          <ChevronRightIcon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        </button>
      </div>
    </li>
  );
}
