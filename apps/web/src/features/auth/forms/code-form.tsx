"use client";

import type { UserView } from "@gf-ledger/domain/account/account-view";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { useLocalAddress } from "../../language/addresses/use-local-address";
import { useKeyedMessages } from "../../language/words/use-keyed-messages";
import { afterSignIn, redirectAsked } from "../after-sign-in";
import { setUser } from "../current-user";
import { postJson } from "../post-json";

const codeSchema = async () =>
  (await import("@gf-ledger/domain/account/sign-in/second-factor")).secondFactorCodeInput;

interface CodeFormProps {
  /** What was right, and is sent again with the code. */
  readonly credentials: { readonly email: string; readonly password: string };
  readonly onBack: () => void;
}

/** The second step of a sign-in by password, for an account that has an authenticator app (accounts-65). */
export function CodeForm({ credentials, onBack }: CodeFormProps) {
  const t = useTranslations("auth.code");
  const translate = useKeyedMessages();
  const login = useTranslations("auth.login");
  const to = useLocalAddress();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);

  async function send(typed: { code: string }) {
    const answer = await postJson<UserView>("/api/login", { ...credentials, ...typed });
    if (answer.ok) {
      setUser(answer.body);
      window.location.assign(to(afterSignIn(redirectAsked(), "/")));
      return;
    }
    const why = answer.message ?? login("failed");
    if (answer.asksForCode) form.refuse("code", why);
    else toast({ tone: "danger", title: login("failed"), description: why });
  }
  const form = useValidatedForm(codeSchema, { code: "" }, send, translate);

  return (
    <form {...form.form} ref={box} className="flex flex-col gap-5">
      <div>
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t("text")}</p>
      </div>
      <TextField
        {...form.field("code")}
        label={t("code")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" block busy={form.busy}>
        {form.busy ? login("signingIn") : login("signIn")}
      </Button>
      <Button tone="secondary" block onClick={onBack}>
        {t("back")}
      </Button>
    </form>
  );
}
