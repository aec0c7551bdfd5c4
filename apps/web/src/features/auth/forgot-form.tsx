"use client";

import type { Messages } from "@gf-ledger/messages/page-messages";
import { Button } from "@/components/button";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { useLocalAddress } from "../language/use-local-address";
import { checkEmailAddress } from "./after-sign-in";
import { type Faults, saidIn } from "./credential-faults";
import { credentialSchema } from "./credential-schemas";
import { postJson } from "./post-json";

interface ForgotFormProps {
  words: Messages["auth"]["forgot"];
  faults: Faults;
  onBack: () => void;
}

/** The auth screen's Forgot password view (accounts-27, accounts-28). */
export function ForgotForm({ words, faults, onBack }: ForgotFormProps) {
  const to = useLocalAddress();

  async function ask({ email }: { email: string }) {
    const answer = await postJson("/api/reset-password/request", { email });
    if (!answer.ok) {
      const description = answer.message ?? words.failed;
      toast({ tone: "danger", title: words.failed, description });
      return;
    }
    forgot.clear();
    onBack();
    window.location.assign(to(checkEmailAddress(email, "reset")));
  }
  const forgot = useValidatedForm(credentialSchema("emailOnlySchema"), { email: "" }, ask, saidIn(faults));

  return (
    <div>
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{words.text}</p>
      <form {...forgot.form} className="flex flex-col gap-5">
        <TextField {...forgot.field("email")} label={words.email} type="email" autoComplete="username" />
        <Button type="submit" block busy={forgot.busy}>
          {words.send}
        </Button>
        <Button tone="secondary" block onClick={onBack}>
          {words.back}
        </Button>
      </form>
    </div>
  );
}
