"use client";

import { DocumentTextIcon } from "@heroicons/react/24/outline";
import Image from "next/image";
import { thumbnailOf } from "@/features/receipt-editor/thumbnails";
import { useKeptImage } from "@/hooks/use-kept-image";

/** The photo's head as this device kept it (receipts-68), or a sign. It repeats what the row says. */
export function ReceiptThumbnail({ receiptId }: { receiptId: string }) {
  const url = useKeptImage(receiptId, thumbnailOf);
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
