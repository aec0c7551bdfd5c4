"use client";

import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import { answerConfirmation, confirmationStore } from "./confirmation-question";

/** Few calls ask for it, so no page loads the ways before they are asked for. */
const WaysToConfirm = loadedWhenShown(() =>
  import("./ways-to-confirm").then((module) => module.WaysToConfirm),
);

const cancel = () => answerConfirmation(false);

/** Asks the person to show that it is them, whichever call was refused for want of that (accounts-77). */
export function ConfirmationDialog() {
  const t = useTranslations("confirmation");
  const common = useTranslations("common");
  const open = useSyncExternalStore(
    confirmationStore.subscribe,
    confirmationStore.current,
    confirmationStore.none,
  );
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={t("title")}
      description={t("text")}
      actions={
        <Button tone="quiet" onClick={cancel}>
          {common("cancel")}
        </Button>
      }
    >
      {open ? <WaysToConfirm /> : null}
    </Dialog>
  );
}
