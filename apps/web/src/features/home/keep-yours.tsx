"use client";

import { emailAndConsentsSchema } from "@gf-ledger/domain/account/credentials";
import { useId, useState } from "react";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { ConsentFields, NO_CONSENTS } from "../auth/consent-fields";
import { postJson } from "../auth/post-json";

const EMPTY = { email: "", ...NO_CONSENTS };

/** An account by an address alone (pages-21): a link is mailed; a password can be set later. */
export function KeepYours({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const account = useValidatedForm(emailAndConsentsSchema, EMPTY, async ({ email }) => {
    const wish = { email, redirectUrl: "/upload-receipt", consented: true };
    const answer = await postJson("/api/auth/magic-link", wish);
    if (answer.ok) setSentTo(email);
    else {
      const description = answer.message ?? "The link could not be sent. Please try again.";
      toast({ title: "Error", description, tone: "danger" });
    }
  });
  if (sentTo) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Check your email"
        actions={<Button onClick={onClose}>Back to the sample</Button>}
      >
        <p className="text-ink-soft">
          A link is on its way to <strong className="wrap-anywhere text-ink">{sentTo}</strong>. It opens your
          account at your first receipt, and expires in 24 hours. If you cannot find the message, check your
          spam folder.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keep yours"
      description="Your own receipts, in an account of your own: 5 a month, free. We mail you a link; a password can wait."
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={id} busy={account.busy}>
            Mail me a link
          </Button>
        </>
      }
    >
      <form {...account.form} id={id} className="flex flex-col gap-5">
        <TextField
          {...account.field("email")}
          label="Email"
          type="email"
          autoComplete="email"
          data-autofocus
        />
        <ConsentFields field={account.field} />
      </form>
    </Dialog>
  );
}
