"use client";

import { encode } from "uqr";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

/** A QR code, dark on white in both themes, since cameras expect it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 self-center rounded-md sm:self-start"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

interface SetUpAppProps {
  secret: string;
  uri: string;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** The secret for the app, and the first code of it, which puts it in force (accounts-65). */
export function SetUpApp({ secret, uri, onDone }: SetUpAppProps) {
  const t = useTranslations("passkeys.app");
  const common = useTranslations("common");
  const translate = useKeyedMessages();
  const confirm = trpc.secondFactor.confirm.useMutation({ retry: false });
  async function send(typed: { code: string }): Promise<void> {
    try {
      onDone((await confirm.mutateAsync(typed)).recoveryCodes);
    } catch (error) {
      form.refuse("code", failureOf(error).message ?? common("wentWrong"));
    }
  }
  const form = useValidatedForm(
    async () => (await import("@gf-ledger/domain/account/sign-in/second-factor")).secondFactorCodeInput,
    { code: "" },
    send,
    translate,
  );
  return (
    <div className="flex flex-col gap-5 sm:flex-row">
      <QrCode text={uri} label={t("picture")} />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <p className="text-sm text-ink-soft">{t("scan")}</p>
        <p className="text-sm">
          {t("key")}
          <code className="block font-mono break-all select-all">{secret.match(/.{1,4}/g)?.join(" ")}</code>
        </p>
        <form {...form.form} className="flex flex-col items-start gap-3">
          <TextField
            {...form.field("code")}
            label={t("code")}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Button type="submit" tone="secondary" busy={form.busy}>
            {t("confirm")}
          </Button>
        </form>
      </div>
    </div>
  );
}
