"use client";

import { addPasskeyInput } from "@gf-ledger/domain/account/passkey";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { deviceName } from "@/features/account/device-name";
import { useSayFailed } from "@/features/language/use-say-failed";
import { trpc } from "@/trpc/client";

const schema = addPasskeyInput.pick({ name: true });

/** Whether this browser can make passkeys; `null` until the page's scripts run. */
function useKnowsPasskeys(): boolean | null {
  const [knows, setKnows] = useState<boolean | null>(null);
  useEffect(() => setKnows("PublicKeyCredential" in window), []);
  return knows;
}

/** Makes a passkey on this device, under a name that the person finds again (accounts-62). */
export function NewPasskey() {
  const t = useTranslations("passkeys");
  const common = useTranslations("common");
  const knows = useKnowsPasskeys();
  const sayFailed = useSayFailed();
  const utils = trpc.useUtils();
  const options = trpc.passkeys.options.useMutation({ retry: false });
  const add = trpc.passkeys.add.useMutation({ retry: false });
  const name = knows === true ? deviceName(navigator.userAgent, common) : "";

  async function make(named: { name: string }) {
    const asked = await options.mutateAsync().catch(sayFailed);
    if (!asked) return;
    const { startRegistration } = await import("@simplewebauthn/browser");
    const credential = await startRegistration({ optionsJSON: asked }).catch(() => null);
    if (credential === null) {
      toast({ title: t("notMade"), tone: "danger" });
      return;
    }
    const passkeys = await add.mutateAsync({ ...named, credential }).catch(sayFailed);
    if (!passkeys) return;
    utils.passkeys.list.setData(undefined, passkeys);
    toast({ title: t("added"), tone: "success" });
  }
  // The name is known with the browser, so the form is made anew then.
  return knows === false ? (
    <p className="text-sm text-ink-soft">{t("impossible")}</p>
  ) : (
    <NameForm key={name} name={name} label={t("name")} button={t("add")} onNamed={make} />
  );
}

interface NameFormProps {
  name: string;
  label: string;
  button: string;
  onNamed: (named: { name: string }) => Promise<void> | void;
}

/** One name, and what to do with it. */
export function NameForm({ name, label, button, onNamed }: NameFormProps) {
  const form = useValidatedForm(schema, { name }, onNamed);
  return (
    <form {...form.form} className="flex flex-wrap items-end gap-3">
      <div className="min-w-52 flex-1">
        <TextField {...form.field("name")} label={label} maxLength={60} autoComplete="off" />
      </div>
      <Button type="submit" tone="secondary" busy={form.busy}>
        {button}
      </Button>
    </form>
  );
}
