"use client";

import { CATEGORIES, type Category } from "@gf-ledger/domain/category/categories";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { UNITS, type Unit } from "@gf-ledger/domain/size/units";
import { type FormEvent, useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useForAll } from "@/features/bought/use-for-all";
import { amountField } from "@/features/language/typed-amount";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { useEdition } from "@/hooks/use-edition";
import { type AddedTyped, addedItem, EMPTY_ENTRY, inPoints, wrongOf } from "./added-entry";
import { useAddItem } from "./use-add-item";

/** Asks for a purchase that stands on no receipt here. It stays open until the item is stored. */
export function AddItemDialog({ onClose }: { onClose: () => void }) {
  const { currency } = EDITION_FACTS[useEdition()];
  const locale = useLocale();
  const t = useTranslations("reports.add");
  const common = useTranslations("common");
  const food = useTranslations("food");
  const translate = useKeyedMessages();
  const amount = { ...amountField(locale), step: "0.01", className: "figures" };
  const measure = { ...amount, step: "any" };
  const forAll = useForAll(currency);
  const form = useId();
  const [typed, setTyped] = useState<AddedTyped>(EMPTY_ENTRY);
  const [wrong, setWrong] = useState<ReturnType<typeof wrongOf>>({});
  const { add, adding } = useAddItem();
  const field = (name: Exclude<keyof AddedTyped, "category" | "unit">) => ({
    value: typed[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const filled = inPoints(typed, locale);
    const errors = wrongOf(filled, t, translate);
    setWrong(errors);
    if (Object.keys(errors).length > 0 || adding) return;
    if (await add(addedItem(filled))) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("open")}
      description={t("text")}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form={form} busy={adding}>
            {t("add")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
        <TextField label={t("name")} maxLength={200} autoComplete="off" data-autofocus {...field("name")} />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t("price", { currency })}
            hint={forAll(typed.price, typed.quantity)}
            {...amount}
            {...field("price")}
          />
          <TextField
            label={t("date")}
            type="date"
            min="1990-01-01"
            max="2100-12-31"
            {...field("purchaseDate")}
          />
        </div>
        <TextField label={t("store")} maxLength={200} autoComplete="off" {...field("store")} />
        <SelectField
          label={t("category")}
          value={typed.category}
          options={[
            { value: "", label: t("byName") },
            ...CATEGORIES.map((category) => ({ value: category, label: food(`category.${category}`) })),
          ]}
          onChange={(event) => setTyped({ ...typed, category: event.target.value as Category | "" })}
        />
        <div className="grid grid-cols-3 gap-3">
          <TextField label={t("quantity")} {...measure} {...field("quantity")} />
          <TextField label={food("packageSize")} {...measure} {...field("size")} />
          <SelectField
            label={t("unit")}
            value={typed.unit}
            options={UNITS.map((unit) => ({ value: unit, label: food(`unit.${unit}`) }))}
            onChange={(event) => setTyped({ ...typed, unit: event.target.value as Unit })}
          />
        </div>
        <TextField
          label={t("regularPrice", { currency })}
          hint={forAll(typed.regularPrice, typed.quantity) ?? t("regularHint")}
          {...amount}
          {...field("regularPrice")}
        />
        <TextField label={t("kindNote")} maxLength={500} autoComplete="off" {...field("kindNote")} />
      </form>
    </Dialog>
  );
}
