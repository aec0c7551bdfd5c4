"use client";

import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import clsx from "clsx";
import Image from "next/image";
import { useState } from "react";
import { useTranslations } from "use-intl";

interface LineCropProps {
  /** The photo's address. */
  url: string;
  /** The line, in fractions of the photo. */
  box: Box;
  className?: string;
}

/** A little of the paper above and below, so that no letter is cut. */
const ROOM = 0.25;

/** The line of an item, cut out of the photo (receipts-70). */
export function CroppedLine({ url, box, className }: LineCropProps) {
  const t = useTranslations("receipt.photo");
  const [ratio, setRatio] = useState<number | null>(null);
  const height = box.height * (1 + 2 * ROOM);
  const top = box.y - box.height * ROOM;
  return (
    <span
      className={clsx("relative block max-h-14 overflow-hidden rounded-sm border border-line", className)}
      style={{ aspectRatio: ratio === null ? undefined : `${(box.width * ratio) / height}` }}
    >
      <Image
        unoptimized
        width={1200}
        height={1600}
        src={url}
        alt={t("line")}
        onLoad={({ currentTarget }) => setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        className="absolute top-0 h-auto max-w-none"
        style={{
          width: `${100 / box.width}%`,
          left: `${(-box.x / box.width) * 100}%`,
          transform: `translateY(${-top * 100}%)`,
        }}
      />
    </span>
  );
}
