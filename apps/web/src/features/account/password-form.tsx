"use client";

import { changePasswordInput } from "@gf-ledger/domain/account/account-view";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/checkbox";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { AccountSection } from "./account-section";

/** A new password, or the first one of an account that signs in by link. */
export function PasswordForm() {
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [keepApiKeys, setKeepApiKeys] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const utils = trpc.useUtils();
  const { data: keys = [] } = trpc.account.apiKeys.useQuery();
  const change = trpc.account.changePassword.useMutation({
    onSuccess: ({ message }) => {
      setCurrent("");
      setPassword("");
      void utils.account.apiKeys.invalidate();
      void utils.account.sessions.invalidate();
      toast({ title: message, description: "Every other session has been signed out.", tone: "success" });
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const input = changePasswordInput.safeParse({
      password,
      keepApiKeys,
      ...(current ? { currentPassword: current } : {}),
    });
    setWrong(input.error?.issues[0]?.message);
    if (input.success) change.mutate(input.data);
  }

  return (
    <AccountSection
      title="Password"
      description="Without a password you sign in with a mailed link. To set a first one, sign in with such a link and come here within an hour; leave the current one empty then."
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          value={current}
          maxLength={200}
          error={
            change.error
              ? (failureOf(change.error).message ?? "Something went wrong. Please try again.")
              : undefined
          }
          onChange={(event) => setCurrent(event.target.value)}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          value={password}
          maxLength={200}
          error={wrong}
          hint="At least 8 characters, with an uppercase letter and a number."
          onChange={(event) => setPassword(event.target.value)}
        />
        {keys.length > 0 && current === "" ? (
          <Checkbox
            label="Keep my API keys. Unless you do, a first password revokes them; a change of your password leaves them as they are."
            checked={keepApiKeys}
            className="sm:col-span-2"
            onChange={(event) => setKeepApiKeys(event.target.checked)}
          />
        ) : null}
        <div className="sm:col-span-2">
          <Button type="submit" busy={change.isPending}>
            Change password
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
