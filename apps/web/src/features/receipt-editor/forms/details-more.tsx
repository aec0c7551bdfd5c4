"use client";

import { CATEGORIES, type Category } from "@gf-ledger/domain/category/categories";
import { ITEM_KINDS, type ItemKind } from "@gf-ledger/domain/line-item/kinds";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { ChevronDownIcon } from "@heroicons/react/20/solid";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { BarcodeLookUp } from "@/features/barcode/barcode-look-up";
import type { TakenFacts } from "@/features/barcode/look-up-panel";
import { amountField } from "@/features/language/typed-amount";
import type { ShownComparator } from "./comparator";
import { ComparatorField } from "./comparator-field";
import type { DetailsChosen, DetailsErrors, DetailsTyped } from "./details-entry";

interface DetailsMoreProps {
  /** The id of the form that these fields belong to. */
  form: string;
  item: ReceiptItemView;
  chosen: DetailsChosen;
  wrong: DetailsErrors;
  field: (name: keyof DetailsTyped) => Pick<ComponentProps<typeof TextField>, "value" | "error" | "onChange">;
  onQuantity: (quantity: string) => void;
  onChoose: (part: Partial<DetailsChosen>) => void;
  onComparator: (comparator: ShownComparator) => void;
  onTake: (facts: TakenFacts) => void;
  /** Below the fields. */
  children: ReactNode;
}

/** What is seldom said of a line, folded until it is asked for or something in it is wrong. */
export function DetailsMore(more: DetailsMoreProps) {
  const { form, item, chosen, wrong, field, children } = more;
  const locale = useLocale();
  const t = useTranslations("receipt.details");
  const food = useTranslations("food");
  const [open, setOpen] = useState(false);
  const weighed = item.unit !== "each";
  const { kind } = chosen;
  return (
    <details
      open={open || Boolean(wrong.quantity ?? wrong.taxCode ?? wrong.kindNote)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group mt-4 border-t border-line"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between text-sm font-semibold">
        {t("more")}
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <BarcodeLookUp takes={weighed ? "name" : "both"} onTake={more.onTake} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            form={form}
            label={weighed ? t("weight", { unit: item.unit }) : t("quantity")}
            step="any"
            className="figures"
            {...amountField(locale)}
            {...field("quantity")}
            onChange={(event) => more.onQuantity(event.target.value)}
          />
          <TextField
            form={form}
            label={t("taxCode")}
            maxLength={20}
            autoComplete="off"
            {...field("taxCode")}
          />
        </div>
        <SelectField
          label={t("category")}
          value={chosen.category}
          onChange={(event) => more.onChoose({ category: event.target.value as Category })}
          options={CATEGORIES.map((value) => ({ value, label: food(`category.${value}`) }))}
        />
        <SelectField
          label={t("kind")}
          value={kind}
          onChange={(event) => more.onChoose({ kind: event.target.value as ItemKind })}
          options={ITEM_KINDS.map((value) => ({ value, label: food(`kind.${value}`) }))}
        />
        {kind === "natural" || kind === "never" ? (
          <TextField
            form={form}
            label={t("whyCounts")}
            maxLength={500}
            autoComplete="off"
            {...field("kindNote")}
          />
        ) : null}
        <ComparatorField value={chosen.comparator} onChange={more.onComparator} />
        {children}
      </div>
    </details>
  );
}
