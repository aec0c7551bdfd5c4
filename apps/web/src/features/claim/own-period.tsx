"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/text-field";
import { useClaimChanges } from "./use-claim-changes";

/** A period by hand: any twelve months, or up to 24 around a death in the tax year. */
export function OwnPeriod({ claim }: { claim: ClaimView }) {
  const t = useTranslations("claim.period");
  const [period, setPeriod] = useState(claim.period ?? calendarYear(claim.taxYear));
  const { change, busy } = useClaimChanges();

  function choose(event: FormEvent) {
    event.preventDefault();
    void change({ id: claim.id, period });
  }

  return (
    <details className="text-sm">
      <summary className="link cursor-pointer py-2">{t("another")}</summary>
      <form onSubmit={choose} className="mt-2 grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
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
        <Button type="submit" tone="secondary" busy={busy}>
          {t("choose")}
        </Button>
      </form>
      <p className="mt-2 text-ink-soft">{t("anotherText", { year: String(claim.taxYear) })}</p>
    </details>
  );
}
