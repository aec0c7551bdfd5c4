"use client";

import { CameraIcon } from "@heroicons/react/20/solid";
import { useState } from "react";
import type { ButtonStyle } from "@/components/button-style";
import { PhotoInput } from "@/features/upload/photo/photo-inputs";
import { preparePhoto } from "@/features/upload/reading/prepare-photo";
import { bytesOf } from "@/trpc/bytes-of";

interface PhotoToReadProps<Read> extends ButtonStyle {
  label: string;
  /** What the button says while the photo is read. */
  readingLabel: string;
  read: (image: Awaited<ReturnType<typeof bytesOf>>) => Promise<Read>;
  onRead: (read: Read, picture: Blob) => void;
  onUnread: (error: unknown) => void;
}

/** A button that takes a photo and has it read. */
export function PhotoToRead<Read>(props: PhotoToReadProps<Read>) {
  const { label, readingLabel, read, onRead, onUnread, ...style } = props;
  const [busy, setBusy] = useState(false);

  async function send(photo: File | undefined) {
    if (!photo) return;
    setBusy(true);
    try {
      const { blob } = await preparePhoto(photo);
      onRead(await read(await bytesOf(blob)), blob);
    } catch (error) {
      onUnread(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <PhotoInput camera disabled={busy} {...style} onFiles={([photo]) => void send(photo)}>
      <CameraIcon aria-hidden="true" className="size-5" />
      {busy ? readingLabel : label}
    </PhotoInput>
  );
}
