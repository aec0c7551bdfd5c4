"use client";

import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ObservationView } from "@gf-ledger/domain/price-book/observation";
import { OBSERVED_HOW } from "@gf-ledger/domain/price-book/observed-how";
import { UNITS } from "@gf-ledger/domain/size/units";
import { useId, useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { useKeyedMessages } from "../language/words/use-keyed-messages";
import type { FormStart } from "./observation-start";
import { type KeptPrice, observationFormSchema } from "./observation-values";
import { ProofFile } from "./photo/proof-file";
import { useObservationChanges } from "./use-observation-changes";

interface ObservationFormProps {
  start: FormStart;
  edition: Edition;
  onClose: () => void;
  onApply: (kept: ObservationView) => void;
}

/** Adds or corrects a price; what is refused stays in the form with the server's words (prices-28). */
export function ObservationForm({ start, edition, onClose, onApply }: ObservationFormProps) {
  const id = useId();
  const locale = useLocale();
  const t = useTranslations("priceBook");
  const common = useTranslations("common");
  const units = useTranslations("food.unit");
  const translate = useKeyedMessages();
  const schema = useMemo(() => observationFormSchema(locale), [locale]);
  const { add, change, busy } = useObservationChanges();
  const [fileSha256, setFileSha256] = useState(start.fileSha256 ?? null);

  async function keep({ size, unit, price, ...rest }: KeptPrice) {
    const known = rest.name === start.values.name && start.productId !== undefined;
    const observation = {
      ...rest,
      size,
      unit: size === null ? null : unit,
      price: dollarsFromCents(price),
      fileSha256,
      ...(known ? { productId: start.productId ?? null } : {}),
    };
    const kept =
      start.id === undefined ? await add(observation) : await change({ id: start.id, ...observation });
    if (kept === null) return;
    onClose();
    toast({
      title: t("form.kept"),
      description: t("form.keptText", { name: kept.name }),
      tone: "success",
      ...(kept.productId === null
        ? {}
        : { action: { label: t("form.apply"), onPress: () => onApply(kept) } }),
    });
  }

  const form = useValidatedForm(schema, start.values, keep, translate);
  return (
    <Dialog
      open
      onClose={onClose}
      title={start.title === "add" ? t("addPrice") : t(`form.${start.title}`)}
      description={t("form.text")}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t("form.keep")}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id} className="grid grid-cols-2 gap-4">
        <div className="col-span-2">
          <TextField
            {...form.field("name")}
            label={t("form.name")}
            maxLength={200}
            autoComplete="off"
            data-autofocus
          />
        </div>
        <div className="col-span-2">
          <TextField {...form.field("brand")} label={t("form.brand")} maxLength={100} autoComplete="off" />
        </div>
        <TextField
          {...form.field("price")}
          label={t("form.price", { currency: EDITION_FACTS[edition].currency })}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...form.field("seenOn")} label={t("form.seenOn")} type="date" />
        <TextField {...form.field("size")} label={t("form.size")} inputMode="decimal" autoComplete="off" />
        <SelectField
          {...form.field("unit")}
          label={t("form.unit")}
          options={UNITS.map((value) => ({ value, label: units(value) }))}
        />
        <TextField {...form.field("store")} label={t("form.store")} maxLength={200} autoComplete="off" />
        <TextField {...form.field("place")} label={t("form.place")} maxLength={200} autoComplete="off" />
        <div className="col-span-2">
          <SelectField
            {...form.field("how")}
            label={t("form.how")}
            options={OBSERVED_HOW.map((value) => ({ value, label: t(`how.${value}`) }))}
          />
        </div>
        <div className="col-span-2">
          <TextField
            {...form.field("url")}
            label={t("form.url")}
            type="url"
            maxLength={2000}
            autoComplete="off"
          />
        </div>
        <div className="col-span-2">
          <ProofFile sha256={fileSha256} onNoted={setFileSha256} />
        </div>
      </form>
    </Dialog>
  );
}
