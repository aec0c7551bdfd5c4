"use client";

import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { LinkButton } from "@/components/link-button";
import { Spinner } from "@/components/notices/spinner";
import { ShareControls } from "@/features/people/share-controls";
import { trpc } from "@/trpc/client";
import type { ManyChange } from "./many-edit";

interface ManySharesDialogProps {
  count: number;
  onSave: (change: ManyChange) => void;
  onClose: () => void;
}

/** Asks who eats all chosen rows; "as everything else" takes back what was said of each. */
export function ManySharesDialog({ count, onSave, onClose }: ManySharesDialogProps) {
  const t = useTranslations("reports.choose");
  const shareWords = useTranslations("shares");
  const common = useTranslations("common");
  const { data } = trpc.people.list.useQuery({});
  const [shares, setShares] = useState<ShareView[]>([]);
  const celiac = data?.people.filter((person) => person.celiac) ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("shares")}
      description={t("count", { count })}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button disabled={shares.length === 0} onClick={() => onSave({ shares })}>
            {t("save", { count })}
          </Button>
        </>
      }
    >
      {data ? (
        <>
          <ShareControls people={celiac} shares={shares} of={t("these", { count })} onShare={setShares} />
          <div className="mt-4 flex flex-wrap gap-2">
            <Button tone="quiet" size="small" onClick={() => onSave({ shares: null })}>
              {shareWords("asElse")}
            </Button>
            <LinkButton href="/people" tone="quiet" size="small">
              {shareWords("people")}
            </LinkButton>
          </div>
        </>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
