"use client";

import { changePasswordInput } from "@gf-ledger/domain/account/account-view";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/checkbox";
import { PasswordField } from "@/components/password-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { AccountSection } from "./account-section";

const EMPTY = { currentPassword: "", password: "", keepApiKeys: false };

/** Changes the password, or sets the first one of an account that signs in by link. */
export function PasswordForm() {
  const utils = trpc.useUtils();
  const { data: keys = [] } = trpc.account.apiKeys.useQuery();
  const change = trpc.account.changePassword.useMutation({
    onSuccess: ({ message }) => {
      form.clear({ keepApiKeys: form.valueOf("keepApiKeys") });
      void utils.account.apiKeys.invalidate();
      void utils.account.sessions.invalidate();
      toast({ title: message, description: "Every other session has been signed out.", tone: "success" });
    },
  });

  const form = useValidatedForm(changePasswordInput, EMPTY, ({ currentPassword, ...input }) =>
    change.mutate({ ...input, ...(currentPassword ? { currentPassword } : {}) }),
  );

  return (
    <AccountSection
      title="Password"
      description="Without a password you sign in with a mailed link. To set a first one, sign in with such a link and come here within an hour; leave the current one empty then."
    >
      <form {...form.form} className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          {...form.field("currentPassword")}
          label="Current password"
          autoComplete="current-password"
          maxLength={200}
          error={
            change.error
              ? (failureOf(change.error).message ?? "Something went wrong. Please try again.")
              : undefined
          }
        />
        <PasswordField
          {...form.field("password")}
          label="New password"
          autoComplete="new-password"
          maxLength={200}
          hint="At least 8 characters, with an uppercase letter and a number."
        />
        {keys.length > 0 && form.watch("currentPassword") === "" ? (
          <div className="sm:col-span-2">
            <Checkbox
              {...form.field("keepApiKeys")}
              label="Keep my API keys. Otherwise a first password revokes them; a later change leaves them as they are."
            />
          </div>
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
