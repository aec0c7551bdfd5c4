"use client";

import { Spinner } from "@/components/spinner";
import { useFrameWords } from "@/features/language/frame-words";

/** Says that what was pressed is on its way, wherever the page is scrolled to; nothing moves for it. */
export function PartLoading() {
  const { loading } = useFrameWords();
  return (
    <div className="shown-soon pointer-events-none fixed inset-0 z-60 grid place-items-center">
      <div className="rounded-lg border border-line bg-surface px-5 py-3 text-sm shadow-lift">
        <Spinner label={loading} />
      </div>
    </div>
  );
}
