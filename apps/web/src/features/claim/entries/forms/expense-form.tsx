"use client";

import type { ExpenseView } from "@gf-ledger/claim/expenses/expense-view";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useLocale, useTranslations } from "use-intl";
import { z } from "zod";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { written } from "@/features/language/typed-amount";
import { firstDay } from "../days-of-claim";
import { useEntryChanges } from "../use-entry-changes";
import { EntryDialog } from "./entry-dialog";
import { typedDollars } from "./typed-dollars";
import { useCurrencyOptions } from "./use-currency-options";

interface ExpenseFormProps {
  claim: ClaimView;
  people: readonly PersonView[];
  /** `null` for a new one. */
  expense: ExpenseView | null;
  onClose: () => void;
}

/** Writes another medical expense: by date, amount and what it was for. */
export function ExpenseForm({ claim, people, expense, onClose }: ExpenseFormProps) {
  const t = useTranslations("otherExpenses");
  const entry = useTranslations("claimEntries");
  const locale = useLocale();
  const { keepExpense } = useEntryChanges();
  const schema = z.object({
    date: z.string().refine((day) => calendarDateSchema.safeParse(day).success, entry("enterDate")),
    amount: typedDollars(entry("enterAmount")),
    what: z.string().trim().min(1, t("enterWhat")),
    personId: z.string(),
    currency: currencySchema,
  });
  const initial = {
    date: expense?.date ?? firstDay(claim),
    amount: expense === null ? "" : written(expense.amount, locale),
    what: expense?.what ?? "",
    personId: expense?.personId ?? people[0]?.id ?? "",
    currency: expense?.currency ?? EDITION_FACTS[claim.edition].currency,
  };
  const form = useValidatedForm<typeof initial, z.output<typeof schema>>(schema, initial, async (filled) => {
    if ((await keepExpense(expense?.id ?? null, filled)) === null) return;
    onClose();
    toast({ title: entry("saved"), description: filled.what, tone: "success" });
  });
  return (
    <EntryDialog
      title={t(expense === null ? "add" : "change")}
      busy={form.busy}
      form={form.form}
      onClose={onClose}
    >
      <TextField
        {...form.field("what")}
        label={t("what")}
        maxLength={200}
        autoComplete="off"
        data-autofocus
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field("date")} label={entry("date")} type="date" />
        <TextField {...form.field("amount")} label={entry("amount")} inputMode="decimal" autoComplete="off" />
        <SelectField {...form.field("currency")} label={entry("currency")} options={useCurrencyOptions()} />
        <SelectField
          {...form.field("personId")}
          label={entry("person")}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    </EntryDialog>
  );
}
