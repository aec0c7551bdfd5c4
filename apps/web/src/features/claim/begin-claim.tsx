"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { Allowed } from "@/features/household/allowed";
import { useClaimChanges } from "./use-claim-changes";

/** A tax year without a claim yet. */
export function BeginClaim({ year }: { year: number }) {
  const t = useTranslations("claim.begin");
  const of = { year: String(year) };
  const { begin, busy } = useClaimChanges();
  return (
    <EmptyState
      title={t("title", of)}
      as="h2"
      actions={
        <Allowed to="change">
          <Button busy={busy} onClick={() => begin(year)}>
            {t("action", of)}
          </Button>
        </Allowed>
      }
    >
      {t("text")}
    </EmptyState>
  );
}
