"use client";

import type { ImportView } from "@gf-ledger/domain/imports/import-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Card, CardBody } from "@/components/card";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { EmptyState } from "@/components/notices/empty-state";
import { toast } from "@/components/notices/toast";
import { toastFailure, useToastError } from "@/features/language/toast-failure";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { ImportEntry } from "./import-entry";

/** The files that were imported, each to be undone as a whole (reports-42). */
export function ImportList() {
  const t = useTranslations("imports.done");
  const utils = trpc.useUtils();
  const list = trpc.imports.list.useQuery();
  const { data } = list;
  const [asked, setAsked] = useState<ImportView | null>(null);
  const toastError = useToastError();
  const restore = trpc.imports.restore.useMutation({
    retry: false,
    onSuccess: () => utils.invalidate(),
    onError: toastError,
  });
  const undo = trpc.imports.undo.useMutation({
    onSuccess: async ({ id }) => {
      setAsked(null);
      toast({
        title: t("wasUndone"),
        tone: "success",
        action: { label: t("bringBack"), onPress: () => restore.mutate({ id }) },
      });
      await utils.invalidate();
    },
    onError: (error) => {
      setAsked(null);
      toastFailure(error, { title: t("notUndone"), otherwise: "" });
    },
  });
  return (
    <section aria-labelledby="imports" className="flex flex-col gap-4">
      <h2 id="imports" className="text-xl">
        {t("title")}
      </h2>
      {data ? null : <Loading of={[list]} className="h-24" label={t("loading")} failed={t("notLoaded")} />}
      {data?.imports.length === 0 ? (
        <EmptyState as="h3" title={t("none")}>
          {t("noneWords")}
        </EmptyState>
      ) : null}
      {data && data.imports.length > 0 ? (
        <Card>
          <CardBody>
            <ul className="divide-y divide-line">
              {data.imports.map((one) => (
                <ImportEntry key={one.id} entry={one} onUndo={setAsked} />
              ))}
            </ul>
          </CardBody>
        </Card>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        destructive
        busy={undo.isPending}
        title={t("question")}
        confirmLabel={t("confirm")}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && undo.mutate({ id: asked.id })}
      >
        {asked ? t("consequence", { rows: asked.remainingCount, file: asked.fileName }) : null}
      </ConfirmDialog>
    </section>
  );
}
