"use client";

import { ADJUSTMENT_KINDS } from "@gf-ledger/claim/adjustments/adjustment";
import type { AdjustmentsView, AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import { paysBack } from "@gf-ledger/claim/adjustments/pays-back";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useLocale, useTranslations } from "use-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { useEntryChanges } from "../use-entry-changes";
import { adjustmentFormSchema, adjustmentInput, adjustmentValues, SEVERAL } from "./adjustment-values";
import { EntryDialog } from "./entry-dialog";
import { PaidBack } from "./paid-back";
import { useCurrencyOptions } from "./use-currency-options";

interface AdjustmentFormProps {
  claim: ClaimView;
  people: readonly PersonView[];
  rules: AdjustmentsView["rules"];
  /** `null` for a new one. */
  adjustment: AdjustmentView | null;
  /** Whether a new one begins as money that is still expected. */
  isExpected?: boolean;
  onClose: () => void;
}

/** Writes an entry of the ledger; below its kind stands what the country's rule makes of it, and the source. */
export function AdjustmentForm({
  claim,
  people,
  rules,
  adjustment,
  isExpected,
  onClose,
}: AdjustmentFormProps) {
  const t = useTranslations("adjustments");
  const entry = useTranslations("claimEntries");
  const currencies = useCurrencyOptions();
  const { keepAdjustment } = useEntryChanges();
  const locale = useLocale();
  const schema = adjustmentFormSchema(
    {
      enterDate: entry("enterDate"),
      enterAmount: entry("enterAmount"),
      enterOtherThanZero: entry("enterOtherThanZero"),
      enterMiles: t("enterMiles"),
      noteNeeded: t("noteNeeded"),
    },
    locale,
  );
  const initial = adjustmentValues(adjustment, claim, {
    personId: people[0]?.id ?? "",
    locale,
    isExpected: isExpected ?? false,
  });
  const form = useValidatedForm(schema, initial, async (filled) => {
    const input = adjustmentInput(filled, adjustment, locale);
    if ((await keepAdjustment(adjustment?.id ?? null, input)) === null) return;
    onClose();
    toast({ title: entry("saved"), description: t(`kinds.${filled.kind}`), tone: "success" });
  });
  const kind = form.watch("kind");
  const rule = rules.find((one) => one.kind === kind);
  return (
    <EntryDialog
      title={t(adjustment === null ? "add" : "change")}
      busy={form.busy}
      form={form.form}
      onClose={onClose}
    >
      <div>
        <SelectField
          {...form.field("kind")}
          label={t("kind")}
          options={ADJUSTMENT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          data-autofocus
        />
        {rule ? (
          <p className="mt-2 text-sm text-ink-soft">
            {t(`effects.${rule.effect}`)} {t("source", { source: rule.source })}
          </p>
        ) : null}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field("date")} label={entry("date")} type="date" />
        {kind === "mileage" ? (
          <TextField {...form.field("miles")} label={t("miles")} inputMode="decimal" autoComplete="off" />
        ) : (
          <>
            <TextField
              {...form.field("amount")}
              label={entry("amount")}
              inputMode={kind === "correction" ? "text" : "decimal"}
              autoComplete="off"
            />
            <SelectField {...form.field("currency")} label={entry("currency")} options={currencies} />
          </>
        )}
        <SelectField
          {...form.field("personId")}
          label={entry("person")}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      {paysBack(kind) ? (
        <>
          <PaidBack claim={claim} several={initial.paidBack === SEVERAL} {...form.field("paidBack")} />
          <Checkbox {...form.field("expected")} label={t("expected")} />
        </>
      ) : null}
      <TextField {...form.field("note")} label={t("note")} maxLength={500} autoComplete="off" />
    </EntryDialog>
  );
}
