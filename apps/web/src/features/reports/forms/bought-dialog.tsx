"use client";

import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { type FormEvent, useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { Checkbox } from "@/components/forms/checkbox";
import { BoughtFields } from "@/features/bought/bought-fields";
import { type BoughtWrong, typedBought } from "@/features/bought/bought-typed";
import { ItemShares } from "@/features/people/item-shares";
import { useEdition } from "@/hooks/use-edition";
import { type LineItemTyped, lineItemEntry } from "./bought-entry";
import type { LineItemEdit } from "./line-item-edit";

interface BoughtDialogProps {
  row: LineItemView;
  /** The other line items of this product in its year. */
  others: readonly LineItemView[];
  onShareAll: (shares: ShareView[]) => void;
  onSave: (edit: LineItemEdit) => void;
  onClose: () => void;
}

/** reports-34: edits how much of what kind a line item bought. Enter saves, Escape cancels. */
export function BoughtDialog({ row, others, onShareAll, onSave, onClose }: BoughtDialogProps) {
  const edition = useEdition();
  const t = useTranslations("reports.bought");
  const toAll = useTranslations("reports.changed");
  const save = useTranslations("reports.edit")("save");
  const common = useTranslations("common");
  const food = useTranslations("food");
  const locale = useLocale();
  const [typed, setTyped] = useState<LineItemTyped>(() => ({
    ...typedBought(row),
    countsInFull: row.kind === "no-counterpart" && row.regularPrice === 0,
  }));
  const [wrong, setWrong] = useState<BoughtWrong>({});
  const form = useId();
  const change = (part: Partial<LineItemTyped>) => setTyped((before) => ({ ...before, ...part }));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const entry = lineItemEntry(row, typed, { t, locale });
    if (!entry.ok) {
      setWrong(entry.wrong);
      return;
    }
    onSave(entry.edit);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      description={row.name}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form={form}>
            {save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <BoughtFields
          typed={typed}
          wrong={wrong}
          onChange={change}
          labels={
            row.soldByWeight
              ? { quantity: t("times"), size: t("weight") }
              : { quantity: t("quantity"), size: food("packageSize") }
          }
        >
          {typed.kind === "no-counterpart" ? (
            <Checkbox
              label={t(`inFull.${edition}`)}
              checked={typed.countsInFull}
              onChange={(event) => change({ countsInFull: event.target.checked })}
            />
          ) : null}
        </BoughtFields>
      </form>
      <ItemShares lineItemId={row.id} name={row.name}>
        {(shares) =>
          others.length > 0 ? (
            <Button tone="quiet" size="small" onClick={() => onShareAll(shares)}>
              {toAll("toAllLike", { count: others.length })}
            </Button>
          ) : null
        }
      </ItemShares>
    </Dialog>
  );
}
