"use client";

import type { ObservationView } from "@gf-ledger/domain/price-book/observation";
import { useTranslations } from "use-intl";
import { useToastError } from "@/features/language/toast-failure";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { trpc } from "@/trpc/client";
import { forgetShelfPhoto, keepShelfPhoto, shelfPhotoOf } from "./photo/shelf-photos";

/** Adding, correcting and removing prices; a refusal is shown in the server's words and answers `null`. */
export function useObservationChanges() {
  const t = useTranslations("priceBook");
  const toastError = useToastError();
  const toastUndo = useUndoToast();
  const cache = trpc.useUtils();
  const options = {
    retry: false,
    onSuccess: () => void cache.priceBook.list.invalidate(),
    onError: toastError,
  } as const;
  const adding = trpc.priceBook.add.useMutation(options);
  const changing = trpc.priceBook.change.useMutation(options);
  const deleting = trpc.priceBook.delete.useMutation(options);
  const orNull = <Answer>(call: Promise<Answer>) => call.catch(() => null);

  async function remove({ id, createdAt: _made, receiptItemId: _line, ...seen }: ObservationView) {
    if ((await orNull(deleting.mutateAsync({ id }))) === null) return;
    const { fileSha256 } = seen;
    // Held in memory for an Undo.
    const picture = fileSha256 && (await shelfPhotoOf(fileSha256));
    if (fileSha256) await forgetShelfPhoto(fileSha256);
    async function takeBack() {
      if (picture) await keepShelfPhoto(picture);
      await orNull(adding.mutateAsync(seen));
    }
    const done = { title: t("seen.removed"), description: t("seen.removedText", { name: seen.name }) };
    toastUndo(done, () => void takeBack());
  }

  /** Takes the fingerprint of its picture off a price. */
  function forgetPicture({ createdAt: _made, receiptItemId: _line, ...seen }: ObservationView) {
    return orNull(changing.mutateAsync({ ...seen, fileSha256: null }));
  }

  return {
    forgetPicture,
    busy: adding.isPending || changing.isPending,
    add: (input: Parameters<typeof adding.mutateAsync>[0]) => orNull(adding.mutateAsync(input)),
    change: (input: Parameters<typeof changing.mutateAsync>[0]) => orNull(changing.mutateAsync(input)),
    remove,
  };
}
