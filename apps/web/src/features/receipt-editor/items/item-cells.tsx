import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { formatPriceBasis, priceBasisNote, priceBasisOf } from "@gf-ledger/domain/pricing/price-basis";
import { EllipsisVerticalIcon, ExclamationTriangleIcon, PencilSquareIcon } from "@heroicons/react/20/solid";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { KeptHyphens } from "@/components/kept-hyphens";
import { Menu } from "@/components/menu";
import { Tooltip } from "@/components/notices/tooltip";
import { written } from "@/features/language/typed-amount";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { buzz } from "@/hooks/buzz";
import { usePriceBasis } from "../forms/use-price-basis";
import { differenceOf } from "./item-math";
import { ItemNotes } from "./item-notes";
import { canEditRegularPrice, type ItemRowProps } from "./item-row";
import { OtherReadings } from "./other-readings";

/** An amount of this receipt, as the page's language writes it. */
export function ItemAmount({ dollars, receipt }: { dollars: number; receipt: ItemRowProps["receipt"] }) {
  const locale = useLocale();
  return <span className="figures">{formatMoney(dollars, locale, receipt.currency)}</span>;
}

/** The checkbox that selects the item, on every page on which a receipt is checked (screens-26). */
export function ItemToggle({ item, receipt, actions }: ItemRowProps) {
  const t = useTranslations("receipt.item");
  return (
    <label className="inline-grid place-items-center pointer-coarse:-m-2.5 pointer-coarse:size-11">
      <input
        type="checkbox"
        data-item-toggle={item.id}
        checked={item.selected}
        disabled={receipt.status === "confirmed"}
        aria-label={t("select", { name: item.name })}
        className="size-6 accent-brand"
        onChange={(event) => {
          buzz("switched");
          actions.select(item, event.target.checked);
        }}
      />
    </label>
  );
}

/** The item's name, badges and match, and what the reader doubts. */
export function ItemProduct(row: ItemRowProps) {
  const { item, receipt, doubt, others, actions } = row;
  const locale = useLocale();
  const t = useTranslations("receipt.item");
  const category = useTranslations("food.category");
  const translate = useKeyedMessages();
  const words = usePriceBasis();
  const many = item.unit === "each" && item.quantity !== 1;
  const weighed = item.unit !== "each";
  const basis = priceBasisNote(item, words);
  return (
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">{item.name}</p>
      {many || weighed ? (
        <p className="figures text-xs text-ink-faint">
          {weighed
            ? `${written(item.quantity, locale)} ${item.unit}`
            : t("pieces", { quantity: written(item.quantity, locale) })}
        </p>
      ) : null}
      <p className="mt-1 flex flex-wrap items-center gap-1.5">
        {item.kind === "return" ? <Badge>{t("return")}</Badge> : null}
        {item.glutenFree ? <Badge tone="claim">{t("glutenFree")}</Badge> : null}
        <Badge>{category(item.matchedProduct?.category ?? item.category)}</Badge>
      </p>
      <ItemNotes item={item} receipt={receipt} />
      {item.glutenFreeReason ? (
        <p className="mt-1 text-xs text-ink-soft">{t("why", { reason: translate(item.glutenFreeReason) })}</p>
      ) : null}
      {item.matchedProduct ? (
        <p className="mt-1 text-xs text-ink-soft">
          {t("matchedWith", { product: words.product(item.matchedProduct.name) })}
        </p>
      ) : null}
      {basis ? (
        <p className="text-xs text-ink-faint" title={formatPriceBasis(priceBasisOf(item), words)}>
          <KeptHyphens text={t("comparedWith", { basis })} />
        </p>
      ) : null}
      {doubt ? (
        <p className="mt-1 flex items-start gap-1 text-xs font-medium text-warn">
          <ExclamationTriangleIcon aria-hidden="true" className="mt-px size-4 shrink-0" />
          {doubt}
        </p>
      ) : null}
      <OtherReadings
        item={item}
        currency={receipt.currency}
        others={others}
        onTake={(other) => actions.takeOther(item, other)}
      />
    </div>
  );
}

function Pencil({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      title={label}
      onClick={onClick}
      className="-my-1 inline-grid size-8 shrink-0 pointer-coarse:-my-2.5 pointer-coarse:size-11 place-items-center rounded-sm text-ink-faint hover:bg-sunken hover:text-ink"
    >
      <PencilSquareIcon aria-hidden="true" className="size-4" />
    </button>
  );
}

export function ItemPrice({ item, receipt, actions }: ItemRowProps) {
  const t = useTranslations("receipt.item");
  return (
    <span className="inline-flex items-center gap-0.5">
      <ItemAmount dollars={item.price} receipt={receipt} />
      {receipt.status === "draft" ? (
        <Pencil label={t("edit", { name: item.name })} onClick={() => actions.editDetails(item)} />
      ) : null}
    </span>
  );
}

/** Where a regular price comes from; a press, or the pointer resting on it, shows the whole source. */
export function PriceSourceLabel({ item }: Pick<ItemRowProps, "item">) {
  const t = useTranslations("receipt.item");
  const sources = useTranslations("food.priceSource");
  const words = usePriceBasis();
  const label = item.priceSource === "custom" ? t("custom") : sources(item.priceSource);
  const sentence = formatPriceBasis(priceBasisOf(item), words);
  if (!sentence) return label;
  return (
    <Tooltip text={sentence}>
      {(described) => (
        <button
          type="button"
          {...described}
          className="finger min-h-6 rounded-sm underline decoration-dotted underline-offset-2"
        >
          {label}
        </button>
      )}
    </Tooltip>
  );
}

/** The regular price, its source, and the way to set one's own. */
export function ItemRegularPrice({ item, receipt, page, actions }: ItemRowProps) {
  const food = useTranslations("food");
  return (
    <span className="inline-flex flex-col items-end">
      <span className="inline-flex items-center gap-0.5">
        <ItemAmount dollars={item.regularPrice} receipt={receipt} />
        {canEditRegularPrice(item, receipt, page) ? (
          <Pencil
            label={food("editRegular", { name: item.name })}
            onClick={() => actions.editRegularPrice(item)}
          />
        ) : null}
      </span>
      <span className="text-xs text-ink-faint">
        <PriceSourceLabel item={item} />
      </span>
    </span>
  );
}

export function ItemDifference({ item, receipt }: ItemRowProps) {
  const difference = differenceOf(item);
  return (
    <span className={difference > 0 ? "font-semibold text-claim" : "text-ink-faint"}>
      <ItemAmount dollars={difference} receipt={receipt} />
    </span>
  );
}

export function ItemMenu({ item, receipt, actions }: ItemRowProps) {
  const t = useTranslations("receipt.item");
  if (receipt.status === "confirmed") return null;
  return (
    <Menu
      tone="quiet"
      size="icon"
      label={t("more", { name: item.name })}
      button={<EllipsisVerticalIcon aria-hidden="true" className="size-5" />}
      entries={[
        { label: t("editDetails"), onSelect: () => actions.editDetails(item) },
        {
          label: t("split"),
          onSelect: () => actions.split(item),
          disabled: Math.abs(item.price) < 0.02,
        },
        { label: t("remove"), onSelect: () => actions.remove(item), destructive: true },
      ]}
    />
  );
}
