"use client";

import { useEffect, useState } from "react";
import { Spinner } from "@/components/notices/spinner";
import { useFrameWords } from "@/features/language/words/frame-words";

/** A part that comes sooner shows no sign of waiting. */
const AT_ONCE_MS = 300;

/** Says that what was pressed is on its way, wherever the page is scrolled to; nothing moves for it. */
export function PartLoading() {
  const { loading } = useFrameWords();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), AT_ONCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center print:hidden">
      <div className="rounded-lg border border-line bg-surface px-5 py-3 text-sm shadow-lift">
        <Spinner label={loading} />
      </div>
    </div>
  );
}
