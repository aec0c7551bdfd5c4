"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import { Skeleton } from "@/components/notices/skeleton";
import { NarrowPage } from "@/features/auth/narrow-page";
import { LatePage } from "@/features/offline/late-page";
import { SharedClaimView } from "./shared-claim-view";
import { useSharedClaim } from "./use-shared-claim";

/** /shared-claim: what a claim's link opens, for somebody without an account (claim-26). */
export function SharedClaimPage() {
  const t = useTranslations("sharedClaim");
  const common = useTranslations("common");
  const { opened, open } = useSharedClaim();
  const [busy, setBusy] = useState(false);
  const [wasMailedAgain, setWasMailedAgain] = useState(false);

  async function again() {
    setBusy(true);
    const answer = await open(true);
    setWasMailedAgain(answer?.ok === true);
    setBusy(false);
  }

  if (opened === null)
    return (
      <div className="page mx-auto my-12 max-w-lg">
        <Skeleton className="h-80" label={t("opening")} />
        <div className="mt-6 flex justify-center">
          <LatePage />
        </div>
      </div>
    );
  if (opened === "incomplete")
    return (
      <NarrowPage title={t("ended")}>
        <p>{t("incomplete")}</p>
      </NarrowPage>
    );
  if (!opened.ok)
    return (
      <NarrowPage title={opened.status === 404 ? t("ended") : t("failed")}>
        <Alert live tone={opened.status === 404 ? "info" : "warn"}>
          {opened.message ?? common("wentWrong")}
        </Alert>
        {opened.status === 404 ? null : (
          <Button className="mt-4" busy={busy} onClick={() => void again()}>
            {t("openAgain")}
          </Button>
        )}
      </NarrowPage>
    );
  const { claim, mailedTo } = opened.body;
  if (claim) return <SharedClaimView claim={claim} />;
  return (
    <NarrowPage title={t("mailed")}>
      <div className="flex flex-col items-start gap-4">
        <p>{t("mailedTo", { address: mailedTo ?? "" })}</p>
        <p className="text-sm text-ink-soft">{t("notYours")}</p>
        {wasMailedAgain ? <Alert live tone="success" title={t("mailedAgain")} /> : null}
        <Button tone="secondary" busy={busy} onClick={() => void again()}>
          {t("again")}
        </Button>
      </div>
    </NarrowPage>
  );
}
