"use client";

import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { Spinner } from "@/components/spinner";
import { useKnowsPasskeys } from "@/hooks/use-knows-passkeys";
import { trpc } from "@/trpc/client";
import { answerConfirmation, confirmationStore } from "./confirmation-question";
import { MailedCode } from "./mailed-code";
import { OwnPasskey } from "./own-passkey";
import { OwnPassword } from "./own-password";

const confirm = () => answerConfirmation(true);
const cancel = () => answerConfirmation(false);

function WaysToConfirm() {
  const common = useTranslations("common");
  const checking = useTranslations("protectedPages");
  const knows = useKnowsPasskeys();
  const { data: ways, isError } = trpc.confirmation.show.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  if (isError) return <p role="alert">{common("wentWrong")}</p>;
  if (!ways) return <Spinner label={checking("checking")} />;
  return (
    <div className="flex flex-col gap-5">
      {ways.password ? <OwnPassword onConfirmed={confirm} /> : null}
      {ways.passkey && knows ? <OwnPasskey onConfirmed={confirm} /> : null}
      <MailedCode email={ways.email} alone={!ways.password} onConfirmed={confirm} />
    </div>
  );
}

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
