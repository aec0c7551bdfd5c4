"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { rememberSave } from "@/features/install/invitation";
import { toastFailure } from "@/features/language/toast-failure";
import { releaseImage } from "@/features/receipt-editor/photo/held-images";
import { buzz } from "@/hooks/buzz";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

/** How far saving several receipts has come. */
interface Progress {
  readonly done: number;
  readonly all: number;
}

/**
 * Saves receipts one after the other, each only if the server too finds nothing in doubt (receipts-109). One that
 * somebody changed meanwhile stays in the list; anything else that is refused ends it, and what was saved stays.
 */
export function useSaveSure() {
  const t = useTranslations("receipts.toCheck");
  const common = useTranslations("common");
  const utils = trpc.useUtils();
  const confirm = trpc.receipts.confirm.useMutation();
  const [progress, setProgress] = useState<Progress | null>(null);

  async function save(ids: readonly string[]): Promise<number> {
    let saved = 0;
    for (const [done, id] of ids.entries()) {
      setProgress({ done, all: ids.length });
      try {
        await confirm.mutateAsync({ id, onlySure: true });
        releaseImage(id);
        saved += 1;
      } catch (error) {
        if (failureOf(error).code === "conflict") continue;
        buzz("refused");
        toastFailure(error, { title: t("stopped", { receipts: saved }), otherwise: common("wentWrong") });
        return saved;
      }
    }
    buzz("done");
    toast({ title: t("saved", { receipts: saved }), tone: "success" });
    return saved;
  }

  return {
    progress,
    saveAll: async (ids: readonly string[]) => {
      const saved = await save(ids);
      if (saved > 0) rememberSave();
      setProgress(null);
      void utils.receipts.invalidate();
      void utils.taxReport.invalidate();
    },
  };
}
