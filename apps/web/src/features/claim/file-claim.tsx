"use client";

import type { ClaimChecklistView, ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useState } from "react";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toast } from "@/components/toast";
import { periodWords } from "./period-words";
import { useClaimChanges } from "./use-claim-changes";

interface FileProps {
  claim: ClaimView;
  checklist: ClaimChecklistView;
  edition: Edition;
}

/** Filing a draft; the dialog says what it freezes. */
export function FileClaim({ claim, checklist, edition }: FileProps) {
  const [asking, setAsking] = useState(false);
  const { file, busy } = useClaimChanges();
  const open = checklist.entries.filter(({ step, done }) => !done && step !== "file");
  const period = periodWords(claim.period ?? calendarYear(claim.taxYear), edition);

  async function confirm() {
    const filed = await file(claim.id);
    setAsking(false);
    if (filed) toast({ title: "Claim filed", description: "It stays as it is now.", tone: "success" });
  }

  return (
    <Card id="file" className="scroll-mt-24">
      <CardBody>
        <CardTitle>File the claim</CardTitle>
        <p className="mt-1 text-sm text-ink-soft">
          File it here when you send your return. GF Ledger sends nothing to the tax authority.
        </p>
        {open.length > 0 ? (
          <p className="mt-2 text-sm">
            Still open: {open.map(({ words }) => words.toLowerCase()).join(", ")}. You can file all the same.
          </p>
        ) : null}
        <Button className="mt-4 max-sm:w-full" onClick={() => setAsking(true)}>
          File the claim for {claim.taxYear}
        </Button>
        <ConfirmDialog
          open={asking}
          onCancel={() => setAsking(false)}
          onConfirm={() => void confirm()}
          title={`File ${formatMoney(checklist.amountToClaim, edition)} for ${claim.taxYear}?`}
          confirmLabel="File"
          busy={busy}
        >
          The claim of {period} is frozen as it is now: its rows, people, figures and sources, with a
          fingerprint. What was claimed cannot be claimed again. You can still correct your records; each
          change is then recorded, and you are shown how to report it.
        </ConfirmDialog>
      </CardBody>
    </Card>
  );
}
