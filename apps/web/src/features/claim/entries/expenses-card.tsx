"use client";

import type { ExpenseView } from "@gf-ledger/claim/expenses/expense-view";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import { isOfPeriod } from "./days-of-claim";
import { EntriesCard } from "./entries-card";
import { EntryRow } from "./entry-row";
import { RemoveEntry } from "./forms/remove-entry";
import { useExpensesOfClaim } from "./use-entries-of-claim";
import { useEntryChanges } from "./use-entry-changes";

const ExpenseForm = loadedWhenShown(() =>
  import("./forms/expense-form").then((module) => module.ExpenseForm),
);

interface ExpensesCardProps {
  claim: ClaimView;
  people: readonly PersonView[];
}

/** The household's medical expenses that are not food (claim-13). */
export function ExpensesCard({ claim, people }: ExpensesCardProps) {
  const t = useTranslations("otherExpenses");
  const locale = useLocale();
  const { data: expenses, query } = useExpensesOfClaim(claim);
  const { removeExpense, keepExpense, busy, toastRemoved } = useEntryChanges();
  const [writing, setWriting] = useState<ExpenseView | "new" | null>(null);
  const [removing, setRemoving] = useState<ExpenseView | null>(null);
  const money = ({ amount, currency }: Pick<ExpenseView, "amount" | "currency">) =>
    formatMoney(amount, locale, currency);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? "";

  async function remove({ id, ...expense }: ExpenseView) {
    if ((await removeExpense(id)) === null) return;
    setRemoving(null);
    toastRemoved(expense.what, () => void keepExpense(null, expense));
  }

  return (
    <EntriesCard
      id="other-expenses"
      title={t("title")}
      introduction={t("introduction")}
      add={t("add")}
      none={t("none")}
      list={t("list")}
      onAdd={() => setWriting("new")}
      query={query}
      rows={
        expenses?.map((one) => (
          <EntryRow
            key={one.id}
            date={one.date}
            what={one.what}
            facts={people.length > 1 ? [nameOf(one.personId)] : []}
            amount={money(one)}
            counted={people.find(({ id }) => id === one.personId)?.isClaimable !== false}
            notCounted={t("notADependant")}
            outside={!isOfPeriod(claim, one.personId, one.date)}
            onChange={() => setWriting(one)}
            onRemove={() => setRemoving(one)}
          />
        )) ?? null
      }
    >
      {writing ? (
        <ExpenseForm
          claim={claim}
          people={people}
          expense={writing === "new" ? null : writing}
          onClose={() => setWriting(null)}
        />
      ) : null}
      {removing ? (
        <RemoveEntry
          what={removing.what}
          amount={money(removing)}
          busy={busy}
          onCancel={() => setRemoving(null)}
          onConfirm={() => void remove(removing)}
        />
      ) : null}
    </EntriesCard>
  );
}
