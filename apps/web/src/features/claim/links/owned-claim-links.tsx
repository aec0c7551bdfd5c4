"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toast } from "@/components/notices/toast";
import { AccountSection } from "@/features/account/account-section";
import { useToastError } from "@/features/language/toast-failure";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { RevokeDialog } from "./revoke-dialog";

/** Every link to a claim of the account, with who made it; each and all of them can be ended (claim-40). */
export function OwnedClaimLinks() {
  const t = useTranslations("claimLinks");
  const locale = useLocale();
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<{ id: string; email: string } | null>(null);
  const links = trpc.claimLinks.listOwned.useQuery();
  const { data } = links;
  const withToasts = (title: string) => ({
    onSuccess: async () => {
      toast({ title, tone: "success" });
      await utils.claimLinks.invalidate();
    },
    onError: toastError,
  });
  const revoke = trpc.claimLinks.revoke.useMutation(withToasts(t("done")));
  const revokeAll = trpc.claimLinks.revokeOwned.useMutation(withToasts(t("owned.endedAll")));
  return (
    <AccountSection title={t("owned.title")} description={t("owned.introduction")}>
      {data ? null : <Loading of={[links]} className="h-16" failed={t("notLoaded")} />}
      {data?.links.length === 0 ? <p className="text-sm text-ink-soft">{t("owned.none")}</p> : null}
      {data && data.links.length > 0 ? (
        <>
          <ul aria-label={t("owned.list")} className="divide-y divide-line">
            {data.links.map(({ id, email, madeBy, taxYear, expiresAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="font-medium wrap-anywhere">{email}</p>
                  <p className="text-sm text-ink-soft wrap-anywhere">
                    {factsInLine([
                      t("owned.entry", {
                        year: String(taxYear),
                        day: formatDate(expiresAt.slice(0, 10), locale),
                      }),
                      t("madeBy", { who: madeBy }),
                    ])}
                  </p>
                </div>
                <Button
                  tone="secondary"
                  size="small"
                  aria-label={t("withdrawNamed", { email })}
                  onClick={() => setWithdrawing({ id, email })}
                >
                  {t("withdraw")}
                </Button>
              </li>
            ))}
          </ul>
          <div>
            <Button tone="secondary" onClick={() => setAsking(true)}>
              {t("owned.endAll")}
            </Button>
          </div>
        </>
      ) : null}
      <RevokeDialog
        link={withdrawing}
        onCancel={() => setWithdrawing(null)}
        onConfirm={({ id }) => revoke.mutate({ id })}
      />
      <ConfirmDialog
        open={isAsking}
        title={t("owned.endAllTitle")}
        confirmLabel={t("owned.endAll")}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          revokeAll.mutate();
          setAsking(false);
        }}
      >
        {t("owned.endAllWords")}
      </ConfirmDialog>
    </AccountSection>
  );
}
