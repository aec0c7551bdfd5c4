"use client";

import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { CameraIcon } from "@heroicons/react/20/solid";
import { useState } from "react";
import { PhotoInput } from "@/features/upload/photo-inputs";
import { preparePhoto } from "@/features/upload/prepare-photo";
import { bytesOf } from "@/trpc/bytes-of";
import { trpc } from "@/trpc/client";

interface TagPhotoProps {
  label: string;
  /** What the button says while the photo is read. */
  readingLabel: string;
  tone: "primary" | "secondary";
  onRead: (tag: ShelfTag, picture: Blob) => void;
  onUnread: (error: unknown) => void;
}

/** Has the photo of a shelf tag read; the server keeps nothing of it (prices-25). */
export function TagPhoto({ label, readingLabel, tone, onRead, onUnread }: TagPhotoProps) {
  const [busy, setBusy] = useState(false);
  const read = trpc.priceBook.shelfPhoto.useMutation({ retry: false });

  async function send(photo: File | undefined) {
    if (!photo) return;
    setBusy(true);
    try {
      const { blob } = await preparePhoto(photo);
      onRead(await read.mutateAsync({ image: await bytesOf(blob) }), blob);
    } catch (error) {
      onUnread(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <PhotoInput camera disabled={busy} tone={tone} onFiles={([photo]) => void send(photo)}>
      <CameraIcon aria-hidden="true" className="size-5" />
      {busy ? readingLabel : label}
    </PhotoInput>
  );
}
