"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { ShownOnce } from "@/components/shown-once";
import { toast } from "@/components/toast";
import { AccountSection } from "@/features/account/account-section";
import { trpc } from "@/trpc/client";
import { AskPassword } from "./ask-password";
import { PasswordStep } from "./password-step";
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
  const begin = trpc.secondFactor.begin.useMutation({ retry: false });
  const renew = trpc.secondFactor.renewCodes.useMutation({ retry: false });
  const remove = trpc.secondFactor.remove.useMutation({ retry: false });

  async function newCodes(password: string) {
    setCodes((await renew.mutateAsync({ password })).recoveryCodes);
    setAsking(null);
    await refresh();
  }
  async function turnOff(password: string) {
    utils.secondFactor.show.setData(undefined, await remove.mutateAsync({ password }));
    setCodes(null);
    begin.reset();
    setAsking(null);
    toast({ title: t("turnedOff"), tone: "success" });
  }

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
        <PasswordStep
          button={t("begin")}
          onPassword={async (password) => void (await begin.mutateAsync({ password }))}
        />
      )}
      <AskPassword
        open={asking !== null}
        title={asking === "off" ? t("turnOff") : t("renew")}
        text={asking === "off" ? t("turnOffText") : t("renewText")}
        onClose={() => setAsking(null)}
        onPassword={asking === "off" ? turnOff : newCodes}
      />
    </AccountSection>
  );
}
