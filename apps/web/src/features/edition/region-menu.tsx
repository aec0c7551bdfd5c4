"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useEffect, useRef } from "react";
import type { ShellWords } from "../shell/shell-words";
import { Flag } from "./flag";
import { RegionChoices } from "./region-choices";

/** The header's region dropdown. A native disclosure, so it also opens without a script. */
export function RegionMenu({ edition, words }: { edition: Edition; words: ShellWords["region"] }) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function close(event: Event) {
      const details = root.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    }
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);

  return (
    <details ref={root} className="relative">
      <summary
        aria-label={words.name}
        className="flex min-h-11 list-none items-center gap-2 rounded-md px-2 text-sm font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Flag edition={edition} />
        <span>{edition.toUpperCase()}</span>
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
          <path d="m2.5 4.5 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </summary>
      <div className="absolute right-0 z-40 mt-1.5 w-56 rounded-md border border-line bg-raised p-1.5 shadow-lift">
        <RegionChoices edition={edition} words={words} />
      </div>
    </details>
  );
}
