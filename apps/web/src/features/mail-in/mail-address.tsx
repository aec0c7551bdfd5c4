"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toast } from "@/components/notices/toast";
import { trpc } from "@/trpc/client";
import type { WithToasts } from "./with-toasts";

/** The address itself: copied, replaced by a new one, or turned off. */
export function MailAddress({ address, withToasts }: { address: string; withToasts: WithToasts }) {
  const t = useTranslations("mailIn");
  const account = useTranslations("account");
  const [asking, setAsking] = useState<"renew" | "turnOff" | null>(null);
  const renew = trpc.mailIn.renew.useMutation(withToasts(() => t("renewed")));
  const turnOff = trpc.mailIn.turnOff.useMutation(withToasts(() => t("turnedOff")));

  const [name, domain] = address.split("@");

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: t("copied"), tone: "success" });
    } catch {
      toast({ title: account("addressNotCopied"), tone: "danger" });
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-col gap-1">
        <span className="text-sm font-medium">{t("address")}</span>
        <code className="font-mono text-sm wrap-anywhere select-all">
          {name}@<wbr />
          {domain}
        </code>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" onClick={() => void copy()}>
          {t("copy")}
        </Button>
        <Button tone="secondary" onClick={() => setAsking("renew")}>
          {t("renew")}
        </Button>
        <Button tone="secondary" onClick={() => setAsking("turnOff")}>
          {t("turnOff")}
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={asking === "turnOff" ? t("turnOffTitle") : t("renewTitle")}
        confirmLabel={asking === "turnOff" ? t("turnOff") : t("renew")}
        destructive
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking === "turnOff") turnOff.mutate();
          else renew.mutate();
          setAsking(null);
        }}
      >
        {asking === "turnOff" ? t("turnOffWords") : t("renewWords")}
      </ConfirmDialog>
    </div>
  );
}
