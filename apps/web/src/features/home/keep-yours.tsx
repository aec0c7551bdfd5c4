"use client";

import { emailAndConsentsSchema } from "@gf-ledger/domain/account/sign-in/credentials";
import { FREE_RECEIPTS_PER_MONTH } from "@gf-ledger/domain/subscription/plans";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { ConsentFields, NO_CONSENTS } from "../auth/forms/consent-fields";
import { postJson } from "../auth/post-json";
import { useKeyedMessages } from "../language/words/use-keyed-messages";

const EMPTY = { email: "", ...NO_CONSENTS };

/** An account by an address alone (pages-21): a link is mailed; a password can be set later. */
export function KeepYours({ onClose }: { onClose: () => void }) {
  const id = useId();
  const t = useTranslations("keepYours");
  const [sentTo, setSentTo] = useState<string | null>(null);
  async function open({ email }: { email: string }) {
    const wish = { email, redirectUrl: "/upload-receipt", consented: true };
    const answer = await postJson("/api/auth/magic-link", wish);
    if (answer.ok) setSentTo(email);
    else {
      const description = answer.message ?? t("notSent");
      toast({ title: t("error"), description, tone: "danger" });
    }
  }
  const translate = useKeyedMessages();
  const account = useValidatedForm(emailAndConsentsSchema, EMPTY, open, translate);
  if (sentTo) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t("sent")}
        actions={<Button onClick={onClose}>{t("back")}</Button>}
      >
        <p className="text-ink-soft">
          {t.rich("sentText", {
            email: () => <strong className="wrap-anywhere text-ink">{sentTo}</strong>,
          })}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      description={t("text", { receipts: FREE_RECEIPTS_PER_MONTH })}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t("notNow")}
          </Button>
          <Button type="submit" form={id} busy={account.busy}>
            {t("mailLink")}
          </Button>
        </>
      }
    >
      <form {...account.form} id={id} className="flex flex-col gap-5">
        <TextField
          {...account.field("email")}
          label={t("email")}
          type="email"
          autoComplete="email"
          data-autofocus
        />
        <ConsentFields field={account.field} />
      </form>
    </Dialog>
  );
}
