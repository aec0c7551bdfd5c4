"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { TextField } from "@/components/forms/text-field";
import { closeDeviceAccount } from "@/features/device/device-account";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";
import { forgetShelfPhotos } from "@/features/price-book/photo/shelf-photos";
import { forgetDraftPhotos } from "@/features/receipt-editor/photo/draft-photos";
import { forgetThumbnails } from "@/features/receipt-editor/photo/thumbnails";
import { forgetWaitingPhotos } from "@/features/upload/waiting/waiting-photos";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { AccountSection } from "./account-section";

/** Deletes the account and all its data at once (accounts-42). */
export function DeleteAccount() {
  const t = useTranslations("account.delete");
  const common = useTranslations("common");
  const to = useLocalAddress();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const remove = trpc.account.delete.useMutation({
    retry: false,
    // A full page load, so that nothing of the account stays in memory.
    onSuccess: async () => {
      await Promise.all([
        forgetThumbnails(),
        forgetDraftPhotos(),
        forgetShelfPhotos(),
        forgetWaitingPhotos(),
      ]);
      await closeDeviceAccount();
      window.location.assign(to("/"));
    },
  });
  const wrong = remove.error ? (failureOf(remove.error).message ?? common("wentWrong")) : undefined;

  return (
    <AccountSection title={t("title")} description={t("description")}>
      <div>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {t("start")}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={t("sure")}
        description={t("sureText")}
        actions={
          <>
            <Button tone="secondary" onClick={() => setOpen(false)}>
              {common("cancel")}
            </Button>
            <Button
              tone="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(password ? { password } : {})}
            >
              {t("everything")}
            </Button>
          </>
        }
      >
        <TextField
          label={t("password")}
          type="password"
          autoComplete="current-password"
          hint={t("hint")}
          value={password}
          maxLength={200}
          error={wrong}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Dialog>
    </AccountSection>
  );
}
