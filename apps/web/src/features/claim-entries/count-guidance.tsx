"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { useTranslations } from "use-intl";
import { Checkbox } from "@/components/checkbox";
import { useClaimChanges } from "@/features/claim/use-claim-changes";

/** Whether what only associations advise counts in a US claim (claim-15). */
export function CountGuidance({ claim }: { claim: ClaimView }) {
  const t = useTranslations("adjustments");
  const { change, busy } = useClaimChanges();
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Checkbox
        label={t("countGuidance")}
        checked={claim.countGuidance}
        disabled={busy}
        onChange={(event) => void change({ id: claim.id, countGuidance: event.target.checked })}
      />
    </div>
  );
}
