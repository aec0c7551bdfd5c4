"use client";

import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { CameraIcon } from "@heroicons/react/20/solid";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useToastError } from "@/features/language/toast-failure";
import { PhotoInput } from "@/features/upload/photo-inputs";
import { preparePhoto } from "@/features/upload/prepare-photo";
import { bytesOf } from "@/trpc/bytes-of";
import { trpc } from "@/trpc/client";

/** Has a photo of a shelf tag read; the photo is not kept (prices-25). */
export function ShelfPhotoButton({ onRead }: { onRead: (tag: ShelfTag) => void }) {
  const t = useTranslations("priceBook");
  const toastError = useToastError();
  const [busy, setBusy] = useState(false);
  const read = trpc.priceBook.shelfPhoto.useMutation({ retry: false });

  async function send(photo: File | undefined) {
    if (!photo) return;
    setBusy(true);
    try {
      const { blob } = await preparePhoto(photo);
      onRead(await read.mutateAsync({ image: await bytesOf(blob) }));
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <PhotoInput tone="secondary" camera disabled={busy} onFiles={([photo]) => void send(photo)}>
      <CameraIcon aria-hidden="true" className="size-5" />
      {t(busy ? "tagReading" : "tagPhoto")}
    </PhotoInput>
  );
}
