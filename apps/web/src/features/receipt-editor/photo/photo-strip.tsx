"use client";

import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import { ArrowsPointingOutIcon } from "@heroicons/react/20/solid";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { NoPhoto } from "./no-photo";
import { PhotoOutline } from "./photo-outline";
import { PhotoViewer } from "./photo-viewer";
import { scrollToLine, useScrollToLine } from "./use-scroll-to-line";

interface PhotoStripProps {
  /** The photo's address; `null` when this page does not hold the photo. */
  url: string | null;
  /** The line in hand, in fractions of the photo. */
  box: Box | null;
  /** The line that is shown before one is in hand: a photo begins with the table that the paper lies on. */
  first: Box | null;
}

/** On a narrow screen: 88 pixels of the photo, at the line in hand; a press shows it whole (receipts-70). */
export function PhotoStrip({ url, box, first }: PhotoStripProps) {
  const frame = useRef<HTMLElement>(null);
  const t = useTranslations("receipt.photo");
  const [broken, setBroken] = useState(false);
  const [open, setOpen] = useState(false);
  useScrollToLine(frame, box);
  function showFirst() {
    const shown = box ?? first;
    if (frame.current && shown) scrollToLine(frame.current, shown, "instant");
  }
  if (!url || broken) return <NoPhoto broken={broken} />;
  return (
    <div className="relative h-22 overflow-hidden rounded-lg border border-line bg-sunken">
      <section ref={frame} aria-label={t("name")} className="h-full overflow-hidden">
        <PhotoOutline url={url} box={box} zoom={1} onLoad={showFirst} onBroken={() => setBroken(true)} />
      </section>
      <button
        type="button"
        aria-label={t("show")}
        onClick={() => setOpen(true)}
        className="absolute inset-0 grid items-end justify-items-end rounded-lg p-1.5"
      >
        <span className="grid size-8 place-items-center rounded-md border border-line bg-raised text-ink shadow-card">
          <ArrowsPointingOutIcon aria-hidden="true" className="size-5" />
        </span>
      </button>
      {open ? <PhotoViewer url={url} box={box} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
