"use client";

import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { buttonStyle } from "@/components/button-style";
import { Dialog } from "@/components/dialog";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";
import { dismissSessionEnd, sessionEndStore } from "./session-end";

/**
 * Tells a person in the middle of a task that the session ended, and how to go on without losing the work.
 */
export function SessionEnded() {
  const t = useTranslations("protectedPages.sessionEnded");
  const to = useLocalAddress();
  const ended = useSyncExternalStore(
    sessionEndStore.subscribe,
    sessionEndStore.current,
    sessionEndStore.none,
  );
  return (
    <Dialog
      open={ended}
      onClose={dismissSessionEnd}
      role="alertdialog"
      title={t("title")}
      description={t("text")}
      actions={
        <>
          <Button tone="secondary" onClick={dismissSessionEnd}>
            {t("carryOn")}
          </Button>
          <a href={to("/auth")} target="_blank" rel="noreferrer" data-autofocus className={buttonStyle()}>
            {t("signIn")}
          </a>
        </>
      }
    />
  );
}
