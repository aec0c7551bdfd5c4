"use client";

import { MagnifyingGlassIcon } from "@heroicons/react/24/outline";
import { useSyncExternalStore } from "react";
import { commandsStore, openCommands } from "./command-events";

/** Opens the list of commands; only there where it can be opened. */
export function OpenCommandsButton({
  label,
  stacked,
  onOpen,
}: {
  label: string;
  /** With its words, as a line of the menu. */
  stacked?: boolean;
  onOpen?: () => void;
}) {
  const ready = useSyncExternalStore(commandsStore.subscribe, commandsStore.ready, commandsStore.server);
  if (!ready) return null;
  return (
    <button
      type="button"
      aria-label={stacked ? undefined : label}
      onClick={() => {
        onOpen?.();
        openCommands();
      }}
      className={
        stacked
          ? "flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-ink-soft hover:bg-sunken hover:text-ink"
          : "grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      }
    >
      <MagnifyingGlassIcon aria-hidden="true" className="size-5" />
      {stacked ? label : null}
    </button>
  );
}
