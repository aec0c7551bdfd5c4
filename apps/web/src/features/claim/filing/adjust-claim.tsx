"use client";

import type { ClaimChangesView, ClaimView } from "@gf-ledger/claim/file/claim-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { Allowed } from "@/features/household/allowed";
import { useClaimChanges } from "../use-claim-changes";

interface AdjustProps {
  claim: ClaimView;
  ways: ClaimChangesView["waysToReport"];
}

/** How a change is reported, and the claim frozen again once it was. */
export function AdjustClaim({ claim, ways }: AdjustProps) {
  const t = useTranslations("claim.adjust");
  const [why, setWhy] = useState("");
  const { adjust, busy } = useClaimChanges();
  return (
    <div className="mt-4 flex flex-col gap-4 rounded-md bg-sunken p-4 text-sm">
      <div>
        <p className="font-medium">{t("title")}</p>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {ways.map(({ way, words, source }) => (
            <li key={way}>
              {words}
              {source.standing === "unconfirmed" ? (
                <span className="text-ink-soft"> {t("notConfirmed")}</span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      <Allowed to="change">
        <TextField
          label={t("why")}
          maxLength={500}
          autoComplete="off"
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
        <Button
          tone="secondary"
          busy={busy}
          className="sm:self-start"
          onClick={() => void adjust(claim.id, why.trim())}
        >
          {t("action")}
        </Button>
      </Allowed>
    </div>
  );
}
