"use client";

import { useState } from "react";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { TextField } from "@/components/text-field";
import { forgetThumbnails } from "@/features/receipt/thumbnails";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { AccountSection } from "./account-section";

/** Deletes the account and all its data at once (accounts-42). */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const remove = trpc.account.delete.useMutation({
    retry: false,
    // A full page load, so that nothing of the account stays in memory.
    onSuccess: async () => {
      await forgetThumbnails();
      window.location.assign("/");
    },
  });
  const wrong = remove.error
    ? (failureOf(remove.error).message ?? "Something went wrong. Please try again.")
    : undefined;

  return (
    <AccountSection
      title="Delete account"
      description="Your receipts, reports, keys and sessions are deleted at once and cannot be brought back. Only what the law makes the payment provider keep remains there."
    >
      <div>
        <Button tone="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title="Delete your account?"
        description="Download your data first if you may need it for a claim. This cannot be undone."
        actions={
          <>
            <Button tone="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button
              tone="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(password ? { password } : {})}
            >
              Delete everything
            </Button>
          </>
        }
      >
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          hint="Leave empty if you sign in with a mailed link; then you need to have signed in within the last 15 minutes."
          value={password}
          maxLength={200}
          error={wrong}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Dialog>
    </AccountSection>
  );
}
