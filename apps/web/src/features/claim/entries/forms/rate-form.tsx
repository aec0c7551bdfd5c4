"use client";

import { givenRateSchema } from "@gf-ledger/claim/currency/exchange-rate";
import type { ClaimRatesView } from "@gf-ledger/claim/currency/rate-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useTranslations } from "use-intl";
import { z } from "zod";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { written } from "@/features/language/typed-amount";
import { useEntryChanges } from "../use-entry-changes";
import { EntryDialog } from "./entry-dialog";

interface RateFormProps {
  method: ClaimRatesView["method"];
  needed: ClaimRatesView["needed"][number];
  onClose: () => void;
}

/** Types the rate of a day or a year, with where it was read. */
export function RateForm({ method, needed, onClose }: RateFormProps) {
  const t = useTranslations("rates");
  const entry = useTranslations("claimEntries");
  const locale = useLocale();
  const { setRate } = useEntryChanges();
  const title = t("dialog", { of: formatDate(needed.of, locale) });
  const schema = z.object({
    cadPerUsd: z
      .string()
      .transform((typed) => typed.trim().replace(",", "."))
      .refine(
        (typed) => typed !== "" && givenRateSchema.shape.cadPerUsd.safeParse(Number(typed)).success,
        t("rateWrong"),
      ),
    source: z.string().trim().min(1, t("sourceNeeded")),
  });
  const typedBefore = needed.from === "given";
  const initial = {
    cadPerUsd: typedBefore ? written(needed.cadPerUsd ?? "", locale) : "",
    source: typedBefore ? (needed.source ?? "") : "",
  };
  const form = useValidatedForm<typeof initial, z.output<typeof schema>>(schema, initial, async (filled) => {
    const { source } = filled;
    const input = { method, date: needed.date, cadPerUsd: Number(filled.cadPerUsd), source };
    if ((await setRate(input)) === null) return;
    onClose();
    toast({ title: entry("saved"), description: title, tone: "success" });
  });
  return (
    <EntryDialog title={title} busy={form.busy} form={form.form} onClose={onClose}>
      <TextField
        {...form.field("cadPerUsd")}
        label={t("rate")}
        inputMode="decimal"
        autoComplete="off"
        placeholder={written("1.3978", locale)}
        data-autofocus
      />
      <TextField
        {...form.field("source")}
        label={t("source")}
        maxLength={200}
        autoComplete="off"
        placeholder={t("sourceExample")}
      />
    </EntryDialog>
  );
}
