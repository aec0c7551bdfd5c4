"use client";

import { useSyncExternalStore } from "react";
import { Button } from "@/components/button";
import { buttonStyle } from "@/components/button-style";
import { Dialog } from "@/components/dialog";
import { dismissSessionEnd, sessionEndStore } from "./session-end";

/**
 * Tells a person in the middle of a task that the session ended, and how to go on without losing the work.
 */
export function SessionEnded() {
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
      title="You have been signed out"
      description="Nothing on this page is lost. Sign in again in a new tab, then come back here and carry on."
      actions={
        <>
          <Button tone="secondary" onClick={dismissSessionEnd}>
            Carry on
          </Button>
          <a href="/auth" target="_blank" rel="noreferrer" data-autofocus className={buttonStyle()}>
            Sign in in a new tab
          </a>
        </>
      }
    />
  );
}
