"use client";

import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from "@headlessui/react";
import { MagnifyingGlassIcon } from "@heroicons/react/20/solid";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { COMMAND_GROUPS, type CommandEntry } from "./command-entry";
import { findEntries } from "./find-entries";
import { ShownKeys } from "./shown-keys";
import { useFoundReceipts, useProducts } from "./use-found-records";
import { useAskCommand, usePageCommands } from "./use-page-commands";

export interface CommandListProps {
  onClose: () => void;
  onSheet: () => void;
  goTo: (page: string) => void;
}

/** Groups the options under a heading; a `fieldset` would say that they are fields. */
const groupNamed = (id: string) => ({ role: "group", "aria-labelledby": id }) as const;

/** Pages, receipts, products and help in one list that is searched while one types (screens-19). */
export function CommandList({ onClose, onSheet, goTo }: CommandListProps) {
  const t = useTranslations("commands");
  const [typed, setTyped] = useState("");
  const pages = usePageCommands({ goTo, onSheet });
  const products = useProducts(goTo);
  const receipts = useFoundReceipts(typed, goTo);
  const ask = useAskCommand(typed);
  const shown = useMemo(() => {
    const some = typed.trim() === "" ? [] : findEntries(products, typed);
    return [...findEntries(pages, typed), ...receipts, ...some, ...ask];
  }, [pages, products, receipts, ask, typed]);

  function run(entry: CommandEntry | null) {
    if (!entry) return;
    onClose();
    entry.run();
  }

  return (
    <Dialog open onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-veil" />
      <div className="fixed inset-0 flex items-start justify-center p-3 sm:pt-[12vh]">
        <DialogPanel className="flex max-h-full w-full max-w-xl flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-lift sm:max-h-[70vh]">
          <DialogTitle className="sr-only">{t("title")}</DialogTitle>
          <Combobox value={null} onChange={run} virtual={undefined} immediate>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <MagnifyingGlassIcon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
              <ComboboxInput
                autoFocus
                aria-label={t("search")}
                placeholder={t("placeholder")}
                autoComplete="off"
                maxLength={100}
                onChange={(event) => setTyped(event.target.value)}
                // The list is always shown, so that Escape has nothing to close but the dialog.
                onKeyDown={(event) => {
                  if (event.key === "Escape") onClose();
                }}
                className="min-h-14 w-full bg-transparent text-base text-ink outline-none placeholder:text-ink-faint"
              />
            </div>
            <ComboboxOptions static modal={false} className="overflow-y-auto p-2">
              {COMMAND_GROUPS.map((group) => {
                const entries = shown.filter((entry) => entry.group === group);
                return entries.length === 0 ? null : (
                  <div key={group} {...groupNamed(`commands-${group}`)}>
                    <p
                      id={`commands-${group}`}
                      className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-faint"
                    >
                      {t(`groups.${group}`)}
                    </p>
                    {entries.map((entry) => (
                      <ComboboxOption
                        key={entry.id}
                        value={entry}
                        className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm data-focus:bg-brand-soft data-focus:text-brand-strong forced-colors:data-focus:outline"
                      >
                        <span className="min-w-0 flex-1 break-words">{entry.label}</span>
                        {entry.detail ? (
                          <span className="figures shrink-0 text-xs text-ink-faint">{entry.detail}</span>
                        ) : null}
                        {entry.keys ? (
                          <span className="max-sm:hidden">
                            <ShownKeys keys={entry.keys} />
                          </span>
                        ) : null}
                      </ComboboxOption>
                    ))}
                  </div>
                );
              })}
            </ComboboxOptions>
          </Combobox>
          {shown.length === 0 ? (
            <p aria-live="polite" className="px-5 pb-5 text-sm text-ink-soft">
              {t("nothing")}
            </p>
          ) : null}
        </DialogPanel>
      </div>
    </Dialog>
  );
}
