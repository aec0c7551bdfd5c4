"use client";

import { CATEGORIES, UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { productKindSchema } from "@gf-ledger/domain/line-item/kind";
import { OVERRULED, type ProductKind } from "@gf-ledger/domain/line-item/kinds";
import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useCategoryName } from "../use-category-name";
import type { ManyChange } from "./many-edit";

const OPTIONS = [...CATEGORIES, UNCATEGORIZED] as const;

interface ManyDialogProps {
  edit: "category" | "kind";
  count: number;
  /** What the first of them has now. */
  category: string;
  kind: string;
  onSave: (change: ManyChange) => void;
  onClose: () => void;
}

/** Asks for the category or the kind of all chosen rows. */
export function ManyDialog({ edit, count, category, kind, onSave, onClose }: ManyDialogProps) {
  const t = useTranslations("reports.choose");
  const bought = useTranslations("bought");
  const kinds = useTranslations("food.kind");
  const common = useTranslations("common");
  const categoryName = useCategoryName();
  const form = useId();
  const [chosen, setChosen] = useState(OPTIONS.find((one) => one === category) ?? UNCATEGORIZED);
  const [kindOf, setKind] = useState<ProductKind>(productKindSchema.catch("counterpart").parse(kind));
  const [note, setNote] = useState("");
  const needsNote = edit === "kind" && OVERRULED.has(kindOf);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (edit === "category") onSave({ category: chosen });
    else onSave({ kind: kindOf, ...(needsNote && note.trim() !== "" ? { kindNote: note.trim() } : {}) });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(edit)}
      description={t("count", { count })}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form={form}>
            {t("save", { count })}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {edit === "category" ? (
          <SelectField
            label={t("category")}
            data-autofocus
            options={OPTIONS.map((value) => ({ value, label: categoryName(value) }))}
            value={chosen}
            onChange={(event) =>
              setChosen(OPTIONS.find((one) => one === event.target.value) ?? UNCATEGORIZED)
            }
          />
        ) : (
          <SelectField
            label={t("kind")}
            data-autofocus
            options={productKindSchema.options.map((value) => ({ value, label: kinds(value) }))}
            value={kindOf}
            onChange={(event) => setKind(productKindSchema.parse(event.target.value))}
          />
        )}
        {needsNote ? (
          <TextField
            label={bought("whyCounts")}
            maxLength={500}
            autoComplete="off"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
