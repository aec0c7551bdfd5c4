"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { TextField } from "@/components/forms/text-field";
import { useClaimChanges } from "../use-claim-changes";

/** Makes a filed claim a draft again, once it is said why (claim-63). */
export function TakeBack({ claimId }: { claimId: string }) {
  const t = useTranslations("claim.takeBack");
  const common = useTranslations("common");
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState("");
  const { takeBack, busy } = useClaimChanges();
  const close = () => setAsking(false);
  return (
    <>
      <Button tone="secondary" size="small" className="mt-4" onClick={() => setAsking(true)}>
        {t("action")}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t("question")}
        description={t("text")}
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              {common("cancel")}
            </Button>
            <Button
              tone="danger"
              busy={busy}
              disabled={why.trim() === ""}
              onClick={() => void takeBack(claimId, why.trim()).then(close)}
            >
              {t("confirm")}
            </Button>
          </>
        }
      >
        <TextField
          label={t("why")}
          maxLength={500}
          autoComplete="off"
          data-autofocus
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
      </Dialog>
    </>
  );
}
