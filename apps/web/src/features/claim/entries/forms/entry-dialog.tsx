import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";

interface EntryDialogProps {
  title: string;
  busy: boolean;
  /** The properties of the form that is sent. */
  form: object;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog in which an entry is written. */
export function EntryDialog({ title, busy, form, onClose, children }: EntryDialogProps) {
  const id = useId();
  const t = useTranslations("claimEntries");
  const common = useTranslations("common");
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-4">
        {children}
      </form>
    </Dialog>
  );
}
