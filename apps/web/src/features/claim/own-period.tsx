"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import { taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useClaimChanges } from "./use-claim-changes";

interface OwnPeriodProps {
  claim: ClaimView;
  people: readonly PersonView[];
}

const NO_DAYS = { from: "", to: "" };

/** A period by hand: any twelve months, and days of their own for people who died in the tax year (claim-51). */
export function OwnPeriod({ claim, people }: OwnPeriodProps) {
  const t = useTranslations("claim.period");
  const year = String(claim.taxYear);
  const [period, setPeriod] = useState(claim.period ?? calendarYear(claim.taxYear));
  const [own, setOwn] = useState(
    new Map(claim.period?.ofPersons.map(({ personId, from, to }) => [personId, { from, to }])),
  );
  const { change, busy } = useClaimChanges();
  const died = people.filter(({ diedOn }) => diedOn !== null && taxYearOf(diedOn) === claim.taxYear);

  function choose(event: FormEvent) {
    event.preventDefault();
    const ofPersons = died.flatMap(({ id }) => {
      const { from, to } = own.get(id) ?? NO_DAYS;
      return from === "" && to === "" ? [] : [{ personId: id, from, to }];
    });
    void change({ id: claim.id, period: { from: period.from, to: period.to, ofPersons } });
  }

  return (
    <details className="text-sm">
      <summary className="cursor-pointer content-center py-2 pointer-coarse:min-h-11">{t("another")}</summary>
      <form onSubmit={choose} className="mt-2 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("first")}
            type="date"
            value={period.from}
            onChange={(event) => setPeriod({ ...period, from: event.target.value })}
          />
          <TextField
            label={t("last")}
            type="date"
            value={period.to}
            onChange={(event) => setPeriod({ ...period, to: event.target.value })}
          />
        </div>
        <p className="text-ink-soft">{t("anotherText", { year })}</p>
        {died.map(({ id, name }) => {
          const days = own.get(id) ?? NO_DAYS;
          const setDays = (changed: Partial<typeof days>) =>
            setOwn(new Map([...own, [id, { ...days, ...changed }]]));
          return (
            <div key={id} className="flex flex-col gap-2">
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField
                  label={t("firstOf", { name })}
                  type="date"
                  value={days.from}
                  onChange={(event) => setDays({ from: event.target.value })}
                />
                <TextField
                  label={t("lastOf", { name })}
                  type="date"
                  value={days.to}
                  onChange={(event) => setDays({ to: event.target.value })}
                />
              </div>
              <p className="text-ink-soft">{t("ofPersonText", { name, year })}</p>
            </div>
          );
        })}
        <Button type="submit" tone="secondary" busy={busy} className="sm:self-start">
          {t("choose")}
        </Button>
      </form>
    </details>
  );
}
