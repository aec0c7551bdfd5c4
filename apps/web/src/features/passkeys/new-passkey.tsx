"use client";

import { deviceName } from "@gf-ledger/messages/device-name";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { useKnowsPasskeys } from "@/hooks/use-knows-passkeys";
import { trpc } from "@/trpc/client";
import { NameForm } from "./name-form";

/** Makes a passkey on this device, under a name that the person finds again (accounts-62). */
export function NewPasskey() {
  const t = useTranslations("passkeys");
  const common = useTranslations("common");
  const knows = useKnowsPasskeys();
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const options = trpc.passkeys.options.useMutation({ retry: false });
  const add = trpc.passkeys.add.useMutation({ retry: false });
  const name = knows === true ? deviceName(navigator.userAgent, common) : "";

  async function make(named: { name: string }) {
    const asked = await options.mutateAsync().catch(toastError);
    if (!asked) return;
    const { startRegistration, WebAuthnError } = await import("@simplewebauthn/browser");
    const credential = await startRegistration({ optionsJSON: asked }).catch((error: unknown) => {
      const isKnown =
        error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
      // Browsers don't say why else there is none, so that no page learns of anybody's security key.
      toast(
        isKnown
          ? { title: t("knownHere"), tone: "danger" }
          : { title: t("notMade"), description: t("notMadeKey"), tone: "danger" },
      );
      return null;
    });
    if (credential === null) return;
    const passkeys = await add.mutateAsync({ ...named, credential }).catch(toastError);
    if (!passkeys) return;
    utils.passkeys.list.setData(undefined, passkeys);
    toast({ title: t("added"), tone: "success" });
  }
  // The name is known only in the browser, so the form is made again there.
  return knows === false ? (
    <p className="text-sm text-ink-soft">{t("impossible")}</p>
  ) : (
    <NameForm key={name} name={name} label={t("name")} button={t("add")} onNamed={make} />
  );
}
