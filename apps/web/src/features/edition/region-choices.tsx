"use client";

import {
  EDITION_FACTS,
  EDITION_PREFERENCE_KEY,
  EDITIONS,
  type Edition,
} from "@gf-ledger/domain/edition/edition-facts";
import { useScriptsRun } from "@/hooks/use-scripts-run";
import type { ShellWords } from "../shell/shell-words";
import { Flag } from "./flag";
import { editionAddress } from "./other-edition-address";

/**
 * Stores the choice (editions-5) and goes to the same path of that edition; reloads in this one (editions-5).
 */
function switchEdition(to: Edition, current: Edition): void {
  try {
    localStorage.setItem(EDITION_PREFERENCE_KEY, EDITION_FACTS[to].preferenceValue);
  } catch {
    // Where the browser forbids storage, the switch still works.
  }
  if (to === current) window.location.reload();
  else window.location.assign(editionAddress(to, window.location));
}

/** The two regions; the current one is disabled and labelled Current (editions-4). */
export function RegionChoices({ edition, words }: { edition: Edition; words: ShellWords["region"] }) {
  const ready = useScriptsRun();
  return (
    <ul inert={!ready} className="flex flex-col gap-1">
      {EDITIONS.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            disabled={choice === edition}
            onClick={() => switchEdition(choice, edition)}
            className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-sm font-medium not-disabled:hover:bg-sunken disabled:text-ink-soft"
          >
            <Flag edition={choice} />
            <span className="flex-1">{words.choice[choice]}</span>
            {choice === edition ? <span className="text-xs text-ink-faint">{words.current}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
