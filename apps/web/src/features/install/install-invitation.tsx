"use client";

import { DevicePhoneMobileIcon } from "@heroicons/react/24/outline";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { answerInvitation, install, invitationStore } from "./invitation";

/** Invites to install the product, once a receipt was saved here; answered once for good (receipts-84). */
export function InstallInvitation() {
  const t = useTranslations("reports.install");
  const invitation = useSyncExternalStore(
    invitationStore.subscribe,
    invitationStore.current,
    invitationStore.server,
  );
  if (invitation === null) return null;
  return (
    <section
      aria-labelledby="install-title"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-card print:hidden"
    >
      <DevicePhoneMobileIcon aria-hidden="true" className="size-8 shrink-0 text-brand" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="install-title" className="text-base font-semibold">
          {t("title")}
        </h2>
        <p className="text-sm text-ink-soft">{t(invitation === "menu" ? "byMenu" : "text")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {invitation === "button" ? (
          <Button tone="secondary" size="small" onClick={() => void install()}>
            {t("install")}
          </Button>
        ) : null}
        <Button tone="quiet" size="small" onClick={answerInvitation}>
          {t("no")}
        </Button>
      </div>
    </section>
  );
}
