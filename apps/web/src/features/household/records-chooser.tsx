"use client";

import { useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { useLookingAt } from "./use-looking-at";

/** Whose records this browser shows, for somebody who may use more than their own. */
export function RecordsChooser() {
  const t = useTranslations("household");
  const toastError = useToastError(t("failed"));
  const utils = trpc.useUtils();
  const { data } = trpc.household.accounts.useQuery();
  const { busy, lookAt } = useLookingAt();
  const leave = trpc.household.leave.useMutation({
    onSuccess: async () => {
      toast({ title: t("left"), tone: "success" });
      await utils.household.accounts.invalidate();
    },
    onError: toastError,
  });
  if (!data || data.accounts.length < 2) return null;
  return (
    <Card>
      <CardBody>
        <CardTitle>{t("chooserTitle")}</CardTitle>
        <p className="mt-1 text-sm text-ink-soft">{t("chooserIntroduction")}</p>
        <ul className="mt-3 divide-y divide-line">
          {data.accounts.map(({ accountId, owner, role, current }) => (
            <li key={accountId} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <p className="flex min-w-0 flex-wrap items-center gap-2 font-medium">
                <span className="wrap-anywhere">{role === "owner" ? t("yours") : owner}</span>
                <Badge>{t(`roles.${role}`)}</Badge>
                {current ? <Badge tone="claim">{t("current")}</Badge> : null}
              </p>
              <span className="flex gap-2">
                {role !== "owner" && !current ? (
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={t("leaveNamed", { owner })}
                    onClick={() => leave.mutate({ accountId })}
                  >
                    {t("leave")}
                  </Button>
                ) : null}
                {current ? null : (
                  <Button
                    tone="secondary"
                    size="small"
                    busy={busy}
                    aria-label={t("lookNamed", { owner })}
                    onClick={() => lookAt(accountId)}
                  >
                    {t("look")}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
