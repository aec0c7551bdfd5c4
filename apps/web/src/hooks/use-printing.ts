"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed: then every row has to be rendered, not only those in view. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Both are needed: some browsers' previews fire no events, others change the media too late.
    const paper = window.matchMedia("print");
    const show = (now: boolean) => flushSync(() => setPrinting(now));
    const before = () => show(true);
    const after = () => show(false);
    const changed = () => show(paper.matches);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    paper.addEventListener("change", changed);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
      paper.removeEventListener("change", changed);
    };
  }, []);
  return printing;
}
