"use client";

import { DocumentTextIcon } from "@heroicons/react/24/outline";
import Image from "next/image";
import { useEffect, useState } from "react";
import { thumbnailOf } from "@/features/receipt-editor/thumbnails";

/** The photo's head as this device kept it (receipts-68), or a sign. It says nothing that the row does not. */
export function ReceiptThumbnail({ receiptId }: { receiptId: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let left = false;
    void thumbnailOf(receiptId).then((image) => {
      if (left || !image) return;
      made = URL.createObjectURL(image);
      setUrl(made);
    });
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [receiptId]);
  return (
    <span className="grid h-16 w-12 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken">
      {url ? (
        <Image
          unoptimized
          width={48}
          height={64}
          src={url}
          alt=""
          data-testid="thumbnail"
          className="size-full object-cover object-top"
        />
      ) : (
        <DocumentTextIcon aria-hidden="true" className="size-6 text-ink-faint" />
      )}
    </span>
  );
}
