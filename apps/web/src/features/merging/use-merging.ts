"use client";

import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import type { MergedNames } from "@gf-ledger/domain/matching/merged-names";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { trpc } from "@/trpc/client";

/** Merges two spellings into one product, and parts them again (matching-25). */
export function useMerging(onMerged: () => void) {
  const t = useTranslations("merging");
  const toastError = useToastError();
  const toastUndo = useUndoToast();
  const utils = trpc.useUtils();
  const first = trpc.products.merged.useQuery();
  const later = trpc.useQueries((t) =>
    Array.from({ length: Math.max(0, (first.data?.totalPages ?? 1) - 1) }, (_, at) =>
      t.products.merged({ page: at + 2 }),
    ),
  );
  const merged = [...(first.data?.merged ?? []), ...later.flatMap(({ data }) => data?.merged ?? [])];

  function show(names: MergedNames) {
    utils.products.merged.setData(undefined, names);
    if (names.totalPages > 1) void utils.products.merged.invalidate();
    void utils.products.previewMerge.invalidate();
    void utils.taxReport.products.invalidate();
  }

  const part = trpc.products.unmerge.useMutation({
    retry: false,
    onError: toastError,
    onSuccess: (names, { from }) => {
      show(names);
      toast({ title: t("parted"), description: t("partedText", { name: from }), tone: "success" });
    },
  });

  const merge = trpc.products.merge.useMutation({
    retry: false,
    onError: toastError,
    onSuccess: (names, { from, into }) => {
      const spellings = merged.filter((one) => spellingKey(one.into) === spellingKey(from));
      show(names);
      onMerged();
      toastUndo({ title: t("done"), description: t("doneText", { from, into }), tone: "success" }, () =>
        part.mutate({ from, spellings: spellings.map((one) => one.from) }),
      );
    },
  });

  return { merge, part, merged };
}
