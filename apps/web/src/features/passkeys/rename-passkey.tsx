"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { NameForm } from "./name-form";

interface RenamePasskeyProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks for another name of a passkey. */
export function RenamePasskey({ id, name, onClose }: RenamePasskeyProps) {
  const t = useTranslations("passkeys");
  const common = useTranslations("common");
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const rename = trpc.passkeys.rename.useMutation({
    onSuccess: (passkeys) => {
      utils.passkeys.list.setData(undefined, passkeys);
      toast({ title: t("renamed"), tone: "success" });
      onClose();
    },
    onError: toastError,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("renameTitle")}
      actions={
        <Button tone="quiet" onClick={onClose}>
          {common("cancel")}
        </Button>
      }
    >
      <NameForm
        name={name}
        label={t("name")}
        button={t("save")}
        onNamed={(named) => rename.mutate({ id, ...named })}
      />
    </Dialog>
  );
}
