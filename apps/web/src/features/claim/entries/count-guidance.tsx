"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { useClaimChanges } from "@/features/claim/use-claim-changes";

/** Whether what only associations advise counts in a US claim (claim-15). */
export function CountGuidance({ claim }: { claim: ClaimView }) {
  const t = useTranslations("adjustments");
  const { change, busy } = useClaimChanges();
  const [counts, setCounts] = useState(claim.countGuidance);

  async function choose(countGuidance: boolean) {
    setCounts(countGuidance);
    if ((await change({ id: claim.id, countGuidance })) === null) setCounts(!countGuidance);
  }

  return (
    <div className="mt-4 border-t border-line pt-4">
      <Checkbox
        label={t("countGuidance")}
        checked={counts}
        disabled={busy}
        onChange={(event) => void choose(event.target.checked)}
      />
    </div>
  );
}
