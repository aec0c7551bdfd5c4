"use client";

import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import { MagnifyingGlassMinusIcon, MagnifyingGlassPlusIcon, PhotoIcon } from "@heroicons/react/20/solid";
import Image from "next/image";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/button";

/** A frame that scrolls has to be reachable by keyboard. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

interface ReceiptPhotoProps {
  /** The photo's address; `null` when this page does not hold the photo. */
  url: string | null;
  /** The item to outline, in fractions of the photo. */
  box: Box | null;
}

/** The photo beside its items. It can be zoomed, and outlines the item that is being looked at. */
export function ReceiptPhoto({ url, box }: ReceiptPhotoProps) {
  const frame = useRef<HTMLElement>(null);
  const [zoomAt, setZoomAt] = useState(0);
  const [broken, setBroken] = useState(false);
  const zoom = ZOOMS[zoomAt] ?? 1;

  useEffect(() => {
    const element = frame.current;
    if (!element || !box) return;
    // Scrolls the item to the middle of the frame, without moving the page.
    element.scrollTo({
      top: (box.y + box.height / 2) * element.scrollHeight - element.clientHeight / 2,
      left: box.x * element.scrollWidth - 16,
      behavior: window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
    });
  }, [box]);

  if (!url || broken) {
    return (
      <div className="rounded-lg border border-dashed border-line-strong/60 bg-canvas p-6 text-center text-sm text-ink-soft">
        <PhotoIcon aria-hidden="true" className="mx-auto mb-2 size-8 text-ink-faint" />
        {broken
          ? "This browser cannot show files of this format here. Its lines were still read."
          : "Photos are not stored, so this one is no longer here. Keep your paper receipt beside you."}
      </div>
    );
  }
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-sunken">
      <div className="flex items-center justify-between gap-2 border-b border-line bg-surface px-3 py-1.5">
        <span className="text-sm font-semibold">Your receipt</span>
        <span className="flex items-center gap-1">
          <Button
            tone="quiet"
            size="icon"
            aria-label="Zoom out"
            disabled={zoomAt === 0}
            onClick={() => setZoomAt(zoomAt - 1)}
          >
            <MagnifyingGlassMinusIcon aria-hidden="true" className="size-5" />
          </Button>
          <span className="figures min-w-12 text-center text-xs text-ink-soft" aria-live="polite">
            {Math.round(zoom * 100)}%
          </span>
          <Button
            tone="quiet"
            size="icon"
            aria-label="Zoom in"
            disabled={zoomAt === ZOOMS.length - 1}
            onClick={() => setZoomAt(zoomAt + 1)}
          >
            <MagnifyingGlassPlusIcon aria-hidden="true" className="size-5" />
          </Button>
        </span>
      </div>
      <section
        ref={frame}
        aria-label="Photo of the receipt"
        {...SCROLLED_BY_KEYS}
        className="max-h-[26vh] overflow-auto lg:max-h-[calc(100vh-11rem)]"
      >
        <div className="relative" style={{ width: `${zoom * 100}%` }}>
          <Image
            unoptimized
            loading="eager"
            width={1200}
            height={1600}
            src={url}
            alt="The receipt as you photographed it"
            className="block h-auto w-full"
            onError={() => setBroken(true)}
          />
          {box ? (
            <span
              aria-hidden="true"
              data-testid="outlined-line"
              className="pointer-events-none absolute rounded-sm border-2 border-[#c8352a] bg-[#f2b705]/20 shadow-[0_0_0_9999px_rgb(0_0_0/0.18)]"
              style={{
                left: `${box.x * 100 - 0.5}%`,
                top: `${box.y * 100 - 0.2}%`,
                width: `${box.width * 100 + 1}%`,
                height: `${box.height * 100 + 0.4}%`,
              }}
            />
          ) : null}
        </div>
      </section>
    </div>
  );
}
