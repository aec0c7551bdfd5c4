"use client";

import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { trpc } from "@/trpc/client";
import { PhotoToRead } from "./photo-to-read";

interface TagPhotoProps {
  label: string;
  /** What the button says while the photo is read. */
  readingLabel: string;
  tone: "primary" | "secondary";
  onRead: (tag: ShelfTag, picture: Blob) => void;
  onUnread: (error: unknown) => void;
}

/** Has the photo of a shelf tag read; the server keeps nothing of it (prices-25). */
export function TagPhoto(props: TagPhotoProps) {
  const read = trpc.priceBook.shelfPhoto.useMutation({ retry: false });
  return <PhotoToRead {...props} read={(image) => read.mutateAsync({ image })} />;
}
