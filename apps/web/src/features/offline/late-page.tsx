"use client";

import { buttonStyle } from "@/components/button-style";
import { useFrameWords } from "../language/words/frame-words";

/** The page's own, query and all: without a script nothing else knows it. */
const OWN_ADDRESS = { href: "" };

/**
 * Says after four seconds that a page is late, and offers it again. Styles alone show it, for the script that
 * would may be the one that did not come (screens-31).
 */
export function LatePage() {
  const { late, failed } = useFrameWords();
  return (
    <div className="shown-late flex max-w-md flex-col items-center gap-4 text-center text-sm">
      <p>{late}</p>
      <a {...OWN_ADDRESS} className={buttonStyle({ tone: "secondary" })}>
        {failed.again}
      </a>
    </div>
  );
}
