"use client";

import type { SignOnsView } from "@gf-ledger/domain/account/sign-in/sign-on";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Alert } from "@/components/notices/alert";
import { toast } from "@/components/notices/toast";
import { beginSignOn } from "@/features/auth/forms/begin-sign-on";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { AccountSection } from "./account-section";

/** The sign-ons that open the account, and those that wait for its word (accounts-59). */
export function SignOns() {
  const t = useTranslations("signOn");
  const locale = useLocale();
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const { data } = trpc.signOns.list.useQuery();
  const [removing, setRemoving] = useState<string | null>(null);
  const withToasts = (title: string) => ({
    onSuccess: (view: SignOnsView) => {
      utils.signOns.list.setData(undefined, view);
      toast({ title, tone: "success" });
    },
    onError: toastError,
  });
  const confirm = trpc.signOns.confirm.useMutation(withToasts(t("linked")));
  const remove = trpc.signOns.remove.useMutation(withToasts(t("removed")));
  if (!data || (data.name === null && data.signOns.length === 0)) return null;
  const day = (moment: string) => formatDate(moment.slice(0, 10), locale);
  const linked = data.signOns.filter(({ confirmed }) => confirmed);
  return (
    <div id="sign-on">
      <AccountSection title={t("title")} description={t("introduction", { name: data.name ?? t("title") })}>
        {data.signOns
          .filter(({ confirmed }) => !confirmed)
          .map(({ id, email, issuer }) => (
            <Alert
              key={id}
              tone="info"
              title={t("waiting", { email, issuer })}
              actions={
                <>
                  <Button
                    size="small"
                    tone="secondary"
                    busy={confirm.isPending}
                    onClick={() => confirm.mutate({ id })}
                  >
                    {t("link")}
                  </Button>
                  <Button size="small" tone="secondary" onClick={() => remove.mutate({ id })}>
                    {t("refuse")}
                  </Button>
                </>
              }
            />
          ))}
        {linked.length > 0 ? (
          <ul aria-label={t("title")} className="divide-y divide-line text-sm">
            {linked.map(({ id, email, issuer, createdAt, lastUsedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span className="min-w-0 wrap-anywhere">
                  {t("linkedAs", { email, issuer })}
                  <span className="block text-xs text-ink-faint">
                    {t("dates", {
                      made: day(createdAt),
                      used: lastUsedAt ? "yes" : "no",
                      lastUsed: lastUsedAt ? day(lastUsedAt) : "",
                    })}
                  </span>
                </span>
                <Button tone="secondary" size="small" onClick={() => setRemoving(id)}>
                  {t.rich("remove", { email, hidden: (words) => <span className="sr-only">{words}</span> })}
                </Button>
              </li>
            ))}
          </ul>
        ) : data.name ? (
          <div>
            <Button tone="secondary" onClick={() => void beginSignOn("/account")}>
              {t("add", { name: data.name })}
            </Button>
          </div>
        ) : null}
        <ConfirmDialog
          open={removing !== null}
          title={t("removeTitle")}
          confirmLabel={t("removeShort")}
          destructive
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            if (removing) remove.mutate({ id: removing });
            setRemoving(null);
          }}
        >
          {t("removeText")}
        </ConfirmDialog>
      </AccountSection>
    </div>
  );
}
