"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";

/** Confirms by one of the account's passkeys; whoever stops the browser's question may choose another way. */
export function OwnPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations("confirmation");
  const toastError = useToastError();
  const [busy, setBusy] = useState(false);
  const options = trpc.confirmation.passkeyOptions.useMutation({ retry: false });
  const confirm = trpc.confirmation.byPasskey.useMutation({ retry: false });

  async function use() {
    setBusy(true);
    try {
      const optionsJSON = await options.mutateAsync();
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const credential = await startAuthentication({ optionsJSON }).catch(() => null);
      if (credential === null) return;
      await confirm.mutateAsync({ credential });
      onConfirmed();
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button tone="secondary" block busy={busy} onClick={() => void use()}>
      {t("byPasskey")}
    </Button>
  );
}
