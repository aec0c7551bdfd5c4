"use client";

import type { GrantView, KeptGrants } from "@gf-ledger/domain/account/grants";
import { newPasswordSchema } from "@gf-ledger/domain/account/sign-in/credentials";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/forms/password-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { LinkButton } from "@/components/link-button";
import { Spinner } from "@/components/notices/spinner";
import { toast } from "@/components/notices/toast";
import { useKeyedMessages } from "../../language/words/use-keyed-messages";
import { LatePage } from "../../offline/late-page";
import { NarrowPage } from "../narrow-page";
import { postJson } from "../post-json";
import { useCurrentUser } from "../use-current-user";
import { GrantsToKeep } from "./grants-to-keep";

/** What else opens the account; `undefined` until it is known, `null` where it can't be asked. */
function useGrants(signedIn: boolean): readonly GrantView[] | null | undefined {
  const [grants, setGrants] = useState<readonly GrantView[] | null>();
  useEffect(() => {
    if (!signedIn) return;
    // The server describes devices in the language of the page.
    const headers = { "Accept-Language": document.documentElement.lang };
    fetch("/api/account/grants", { credentials: "include", cache: "no-store", headers })
      .then(async (answer) => setGrants(answer.ok ? ((await answer.json()) as GrantView[]) : null))
      .catch(() => setGrants(null));
  }, [signedIn]);
  return grants;
}

const schema = z
  .object({ password: newPasswordSchema, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: messageKey("credentials.mismatch"),
    when: () => true,
  });

const EMPTY = { password: "", confirmPassword: "" };

/**
 * Where a reset link leads after it has signed the person in: chooses a password (accounts-8, accounts-11).
 */
export function NewPassword() {
  const t = useTranslations("auth.newPassword");
  const field = useTranslations("common.passwordField");
  const translate = useKeyedMessages();
  const grantWords = useTranslations("grants");
  const { status } = useCurrentUser();
  const [done, setDone] = useState(false);
  const grants = useGrants(status === "authenticated");
  const [keep, setKeep] = useState<KeptGrants>([]);
  async function change({ password }: { password: string }) {
    const answer = await postJson("/api/reset-password", { password, keep });
    if (answer.ok) setDone(true);
    else {
      const description = answer.message ?? t("notChanged");
      toast({ tone: "danger", title: t("error"), description });
    }
  }
  const form = useValidatedForm(schema, EMPTY, change, translate);

  if (status === "loading") {
    return (
      <NarrowPage title={t("title")}>
        <Spinner label={t("checking")} />
        <div className="mt-6">
          <LatePage />
        </div>
      </NarrowPage>
    );
  }
  if (status === "unauthenticated") {
    return (
      <NarrowPage title={t("title")}>
        <p className="text-ink-soft">{t("signedOut")}</p>
        <LinkButton href="/forgot-password" block className="mt-6">
          {t("newLink")}
        </LinkButton>
      </NarrowPage>
    );
  }
  if (done) {
    return (
      <NarrowPage title={t("changed")}>
        <p role="status" className="text-ink-soft">
          {t("changedText")}
        </p>
        <LinkButton href="/reports" block className="mt-6">
          {t("reports")}
        </LinkButton>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t("title")}>
      <form {...form.form} className="flex flex-col gap-5">
        <PasswordField
          {...form.field("password")}
          label={t("password")}
          autoComplete="new-password"
          hint={field("hint")}
        />
        <PasswordField {...form.field("confirmPassword")} label={t("confirm")} autoComplete="new-password" />
        {grants === null ? <p className="text-sm text-ink-soft">{grantWords("unknown")}</p> : null}
        {grants === undefined ? <Spinner label={grantWords("loading")} /> : null}
        <GrantsToKeep grants={grants ?? []} kept={keep} onKept={setKeep} />
        <Button type="submit" block busy={form.busy} disabled={grants === undefined}>
          {t("save")}
        </Button>
      </form>
    </NarrowPage>
  );
}
