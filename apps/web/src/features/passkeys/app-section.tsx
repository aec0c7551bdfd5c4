"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { ShownOnce } from "@/components/notices/shown-once";
import { toast } from "@/components/notices/toast";
import { AccountSection } from "@/features/account/account-section";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { SetUpApp } from "./set-up-app";

/** The authenticator app that a sign-in by password asks for: set up, renewed, turned off (accounts-65). */
export function AppSection() {
  const t = useTranslations("passkeys.app");
  const locale = useLocale();
  const utils = trpc.useUtils();
  const { data: state } = trpc.secondFactor.show.useQuery();
  const [asking, setAsking] = useState<"renew" | "off" | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => utils.secondFactor.show.invalidate();
  const toastError = useToastError();
  const begin = trpc.secondFactor.begin.useMutation({ retry: false, onError: toastError });
  const renew = trpc.secondFactor.renewCodes.useMutation({
    retry: false,
    onError: toastError,
    onSuccess: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      void refresh();
    },
  });
  const remove = trpc.secondFactor.remove.useMutation({
    retry: false,
    onError: toastError,
    onSuccess: (left) => {
      utils.secondFactor.show.setData(undefined, left);
      setCodes(null);
      begin.reset();
      toast({ title: t("turnedOff"), tone: "success" });
    },
  });

  return (
    <AccountSection title={t("title")} description={t("introduction")}>
      {codes ? (
        <ShownOnce
          title={t("codesShownOnce")}
          secret={codes.join("\n")}
          words={{ copy: t("copy"), copied: t("copied"), notCopied: t("notCopied") }}
        >
          {t("codesText")}
        </ShownOnce>
      ) : null}
      {state?.on ? (
        <>
          <p className="text-sm text-ink-soft">
            {t("on", {
              day: formatDate((state.since ?? "").slice(0, 10), locale),
              left: state.recoveryCodesLeft,
            })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button tone="secondary" onClick={() => setAsking("renew")}>
              {t("renew")}
            </Button>
            <Button tone="secondary" onClick={() => setAsking("off")}>
              {t("turnOff")}
            </Button>
          </div>
        </>
      ) : begin.data ? (
        <SetUpApp
          secret={begin.data.secret}
          uri={begin.data.uri}
          onDone={(recoveryCodes) => {
            setCodes(recoveryCodes);
            begin.reset();
            toast({ title: t("turnedOn"), tone: "success" });
            void refresh();
          }}
        />
      ) : (
        <Button tone="secondary" className="self-start" busy={begin.isPending} onClick={() => begin.mutate()}>
          {t("begin")}
        </Button>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={asking === "off" ? t("turnOff") : t("renew")}
        confirmLabel={asking === "off" ? t("turnOff") : t("renew")}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking === "off") remove.mutate();
          else renew.mutate();
          setAsking(null);
        }}
      >
        {asking === "off" ? t("turnOffText") : t("renewText")}
      </ConfirmDialog>
    </AccountSection>
  );
}
