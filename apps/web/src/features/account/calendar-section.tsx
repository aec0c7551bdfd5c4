"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { ShownOnce } from "@/components/notices/shown-once";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { AccountSection } from "./account-section";

/** The secret address of the calendar: made, replaced, ended; shown once (reports-49). */
export function CalendarSection() {
  const t = useTranslations("calendar.card");
  const account = useTranslations("account");
  const locale = useLocale();
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const { data } = trpc.calendarFeed.show.useQuery();
  const [asking, setAsking] = useState<"renew" | "revoke" | null>(null);
  const refresh = () => utils.calendarFeed.show.invalidate();
  const make = trpc.calendarFeed.make.useMutation({ retry: false, onSuccess: refresh, onError: toastError });
  const revoke = trpc.calendarFeed.revoke.useMutation({
    onSuccess: async () => {
      make.reset();
      toast({ title: t("revoked"), tone: "success" });
      await refresh();
    },
    onError: toastError,
  });
  const day = (moment: string) => formatDate(moment.slice(0, 10), locale);

  return (
    <AccountSection title={t("title")} description={t("introduction")}>
      {make.data ? (
        <ShownOnce
          title={t("shownOnce")}
          secret={make.data.address}
          words={{ copy: t("copy"), copied: t("copied"), notCopied: account("addressNotCopied") }}
        >
          {t("add")}
        </ShownOnce>
      ) : null}
      {data?.madeAt ? (
        <>
          <p className="text-sm text-ink-soft">
            {t("made", {
              day: day(data.madeAt),
              read: data.lastReadAt ? "yes" : "no",
              lastRead: data.lastReadAt ? day(data.lastReadAt) : "",
            })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button tone="secondary" onClick={() => setAsking("renew")}>
              {t("renew")}
            </Button>
            <Button tone="secondary" onClick={() => setAsking("revoke")}>
              {t("revoke")}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button tone="secondary" busy={make.isPending} onClick={() => make.mutate()}>
            {t("make")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={asking === "revoke" ? t("revokeTitle") : t("renewTitle")}
        confirmLabel={asking === "revoke" ? t("revoke") : t("renew")}
        destructive
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking === "revoke") revoke.mutate();
          else make.mutate();
          setAsking(null);
        }}
      >
        {asking === "revoke" ? t("revokeText") : t("renewText")}
      </ConfirmDialog>
    </AccountSection>
  );
}
