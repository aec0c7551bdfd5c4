"use client";

import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { UNITS, type Unit } from "@gf-ledger/domain/size/units";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { toast } from "@/components/notices/toast";
import type { TakenFacts } from "@/features/barcode/look-up-panel";
import { useForAll } from "@/features/bought/use-for-all";
import { amountField, written } from "@/features/language/typed-amount";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { DraftSharesField } from "@/features/people/draft-shares";
import { shownComparator } from "./comparator";
import {
  chosenDetails,
  type DetailsChosen,
  type DetailsErrors,
  type DetailsTyped,
  detailsErrors,
  detailsOf,
  ownPriceFor,
  plainDetails,
  typedDetails,
} from "./details-entry";
import { DetailsMore } from "./details-more";
import type { ItemDetails } from "./item-details";
import { usePriceBasis } from "./use-price-basis";

const MAX_NAME = 200;

/** A product's name with its brand, unless it has it already. */
const namedWithBrand = (name: string, brand: string | null) =>
  brand === null || name.toLowerCase().includes(brand.toLowerCase()) ? name : `${brand} ${name}`;

interface DetailsDialogProps {
  item: ReceiptItemView;
  currency: Currency;
  /** What is known of the item, where the list has no room for it. */
  facts?: ReactNode;
  /** What else can be done to the line. */
  more?: ReactNode;
  onSave: (details: ItemDetails) => void;
  onClose: () => void;
}

/** receipts-47 receipts-69 "Edit Item Details": all that a person can say of a line, what is said most first (screens-30). */
export function DetailsDialog({ item, currency, facts, more, onSave, onClose }: DetailsDialogProps) {
  const form = useId();
  const locale = useLocale();
  const t = useTranslations("receipt.details");
  const common = useTranslations("common");
  const food = useTranslations("food");
  const comparators = useTranslations("receipt.comparator");
  const translate = useKeyedMessages();
  const { amount } = usePriceBasis();
  const forAll = useForAll(currency);
  const AMOUNT = { ...amountField(locale), className: "figures" } as const;
  const [typed, setTyped] = useState(() => typedDetails(item, locale));
  const [chosen, setChosen] = useState(() => chosenDetails(item, shownComparator(item, amount, comparators)));
  const [errors, setErrors] = useState<DetailsErrors>({});
  const weighed = item.unit !== "each";
  const choose = (part: Partial<DetailsChosen>) => setChosen({ ...chosen, ...part });
  const field = (name: keyof DetailsTyped) => ({
    value: typed[name],
    error: errors[name] && translate(errors[name]),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  /** A regular price of their own goes with the number, until they type another (receipts-106). */
  function setQuantity(quantity: string) {
    const follows = typed.ownPrice === ownPriceFor(item, typed.quantity, locale);
    setTyped({
      ...typed,
      quantity,
      ownPrice: follows ? (ownPriceFor(item, quantity, locale) ?? typed.ownPrice) : typed.ownPrice,
    });
  }

  function takeOver({ name, brand, size, sizeUnit }: TakenFacts) {
    const called = name === null ? "" : namedWithBrand(name, brand).slice(0, MAX_NAME);
    const sized = size !== null && sizeUnit !== null && !weighed;
    setTyped({ ...typed, name: called || typed.name, ...(sized ? { size: written(size, locale) } : {}) });
    if (sized) choose({ unit: sizeUnit });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const plain = plainDetails(typed, locale);
    const wrong = detailsErrors(plain);
    setErrors(wrong);
    if (wrong.price)
      toast({ title: t("invalidPriceTitle"), description: translate(wrong.price), tone: "danger" });
    if (Object.keys(wrong).length > 0) return;
    onSave(detailsOf(plain, chosen));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form={form}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <TextField
          label={t("name")}
          maxLength={MAX_NAME}
          autoComplete="off"
          data-autofocus
          {...field("name")}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label={t("price", { currency })}
            hint={weighed ? undefined : forAll(typed.price, typed.quantity)}
            step="0.01"
            {...AMOUNT}
            {...field("price")}
          />
          <TextField
            label={t("ownPrice")}
            hint={(weighed ? undefined : forAll(typed.ownPrice, typed.quantity)) ?? t("ownPriceHint")}
            step="0.01"
            placeholder={written(Math.abs(item.regularPrice).toFixed(2), locale)}
            {...AMOUNT}
            {...field("ownPrice")}
          />
          {weighed ? null : (
            <>
              <TextField label={food("packageSize")} step="any" {...AMOUNT} {...field("size")} />
              <SelectField
                label={t("unit")}
                value={chosen.unit}
                onChange={(event) => choose({ unit: event.target.value as Unit })}
                options={UNITS.map((value) => ({ value, label: food(`unit.${value}`) }))}
              />
            </>
          )}
        </div>
        <DraftSharesField
          name={item.name}
          category={chosen.category}
          returnOf={item.returnOf}
          shares={chosen.shares}
          onShare={(shares) => choose({ shares })}
        />
      </form>
      <DetailsMore
        form={form}
        item={item}
        chosen={chosen}
        wrong={errors}
        field={field}
        onQuantity={setQuantity}
        onChoose={choose}
        onComparator={(comparator) => {
          choose({ comparator });
          if (comparator.ownPrice !== undefined)
            setTyped({ ...typed, ownPrice: written(comparator.ownPrice.toFixed(2), locale) });
        }}
        onTake={takeOver}
      >
        {facts}
        {more ? <div className="flex flex-wrap gap-2">{more}</div> : null}
      </DetailsMore>
    </Dialog>
  );
}
