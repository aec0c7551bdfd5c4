"use client";

import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { WalkStop } from "@gf-ledger/domain/price-book/price-walk";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { UNITS } from "@gf-ledger/domain/size/units";
import { useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Alert } from "@/components/notices/alert";
import { toast } from "@/components/notices/toast";
import { BarcodeLookUp } from "@/features/barcode/barcode-look-up";
import { useAmountOfFood } from "@/features/bought/use-amount-of-food";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { written } from "../language/typed-amount";
import { useKeepSeenPrice, type WalkedShop } from "./use-keep-seen-price";
import { isComparable, pricePerMeasure, type WalkQuestion, walkQuestions } from "./walk-questions";
import { type SeenInWalk, type WalkFormStart, walkFormSchema } from "./walk-values";

interface WalkFormProps {
  start: WalkFormStart;
  picture: Blob | null;
  unitPrice: ShelfTag["unitPrice"];
  stop: WalkStop;
  year: number;
  shop: WalkedShop;
  currency: Currency;
  onKept: () => void;
}

/** A price that is waiting for the person's answer. */
interface Asked {
  readonly seen: SeenInWalk;
  readonly questions: readonly WalkQuestion[];
}

/** Price, size, name and brand of what was found; what looks wrong is asked before it is kept (prices-42). */
export function WalkForm({ start, picture, unitPrice, stop, year, shop, currency, onKept }: WalkFormProps) {
  const locale = useLocale();
  const t = useTranslations("priceWalk");
  const units = useTranslations("food.unit");
  const amountOf = useAmountOfFood();
  const translate = useKeyedMessages();
  const schema = useMemo(() => walkFormSchema(locale), [locale]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const keepPrice = useKeepSeenPrice(stop.productId, year, shop);
  const money = (dollars: number) => formatMoney(dollars, locale, currency);

  async function keep(seen: SeenInWalk) {
    setBusy(true);
    const kept = await keepPrice(seen, picture);
    setBusy(false);
    setAsked(null);
    if (kept === null) return;
    const changed = kept.changes.length;
    toast({
      title: changed === 0 ? t("keptUncompared") : t("kept", { count: changed }),
      ...(kept.pictureLost ? { description: t("pictureLost") } : {}),
      tone: changed === 0 ? "neutral" : "success",
    });
    onKept();
  }

  async function check(seen: SeenInWalk) {
    if (!isComparable(seen, stop))
      return form.refuse(
        "unit",
        t("otherMeasure", { bought: stop.bought ? (amountOf(stop.bought) ?? "") : "" }),
      );
    const questions = walkQuestions({ ...seen, price: dollarsFromCents(seen.price) }, stop, unitPrice);
    if (questions.length > 0) return setAsked({ seen, questions });
    await keep(seen);
  }

  const form = useValidatedForm(schema, start.values, check, translate);
  const now = schema.safeParse({
    name: form.watch("name"),
    brand: form.watch("brand"),
    price: form.watch("price"),
    size: form.watch("size"),
    unit: form.watch("unit"),
  });
  const small = now.success
    ? pricePerMeasure({ ...now.data, price: dollarsFromCents(now.data.price) })
    : null;
  // What was changed since is asked about again.
  const isSame = now.success && JSON.stringify(now.data) === JSON.stringify(asked?.seen);
  const setSize = ({ size, unit }: { size: number; unit: string }) =>
    form.clear({
      name: form.valueOf("name"),
      brand: form.valueOf("brand"),
      price: form.valueOf("price"),
      size: written(size, locale),
      unit,
    });

  return (
    <form {...form.form} className="grid grid-cols-2 items-start gap-3">
      <div className="col-span-2">
        <TextField
          {...form.field("price")}
          label={t("price", { currency })}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <TextField {...form.field("size")} label={t("size")} inputMode="decimal" autoComplete="off" />
      <SelectField
        {...form.field("unit")}
        label={t("unit")}
        options={UNITS.map((value) => ({ value, label: units(value) }))}
      />
      {start.sizes.length > 0 ? (
        <p className="col-span-2 flex flex-wrap items-center gap-2 text-sm">
          {t("twoSizes")}
          {start.sizes.map((one) => (
            <Button
              key={`${one.size} ${one.unit}`}
              tone="secondary"
              size="small"
              onClick={() => setSize(one)}
            >
              {amountOf(one)}
            </Button>
          ))}
        </p>
      ) : null}
      {small ? (
        <p className="col-span-2 text-sm text-ink-soft">
          {t("unitPriceIs", { price: money(small.price), measure: small.measure })}
        </p>
      ) : null}
      <div className="col-span-2 grid gap-3">
        <TextField {...form.field("name")} label={t("name")} maxLength={200} autoComplete="off" />
        <TextField {...form.field("brand")} label={t("brand")} maxLength={100} autoComplete="off" />
        <BarcodeLookUp
          takes="size"
          onTake={({ size, sizeUnit }) =>
            size === null || sizeUnit === null ? undefined : setSize({ size, unit: sizeUnit })
          }
        />
        {picture ? <p className="text-xs text-ink-soft">{t("pictureKept")}</p> : null}
        {asked && isSame ? (
          <Alert
            live
            tone="warn"
            title={t("sure")}
            actions={
              <>
                <Button size="small" busy={busy} onClick={() => void keep(asked.seen)}>
                  {t("keepAnyway")}
                </Button>
                <Button size="small" tone="secondary" onClick={() => setAsked(null)}>
                  {t("correct")}
                </Button>
              </>
            }
          >
            {asked.questions.map((question) => (
              <p key={question}>
                {t(`ask.${question}`, {
                  seen: amountOf(asked.seen) ?? "",
                  other: amountOf(stop.bought ?? stop.usual) ?? "",
                })}
              </p>
            ))}
          </Alert>
        ) : (
          <Button type="submit" busy={form.busy || busy}>
            {t("keep")}
          </Button>
        )}
      </div>
    </form>
  );
}
