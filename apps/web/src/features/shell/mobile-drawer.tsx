"use client";

import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { Bars3Icon, XMarkIcon } from "@heroicons/react/24/outline";
import { type MouseEvent, useId, useRef } from "react";
import { OpenCommandsButton } from "../commands/open-commands-button";
import { RegionChoices } from "../edition/region-choices";
import { LanguageSwitch } from "../language/language-switch";
import { AccountLinks } from "./account-links";
import { Navigation } from "./navigation";
import type { ShellWords } from "./shell-words";

const ICON_BUTTON = "grid size-11 place-items-center rounded-md hover:bg-sunken";

/**
 * A browser that supports button commands opens and closes the dialog itself, before the page's scripts run.
 */
const command = (name: "show-modal" | "close", commandfor: string) => ({ command: name, commandfor });
const knowsCommands = () => "commandForElement" in HTMLButtonElement.prototype;

/** The side drawer of small screens: the same links, the region switch and an Account section (screens-2). */
export function MobileDrawer({ words }: { words: ShellWords }) {
  const { edition } = LOCALE_FACTS[words.locale];
  const drawer = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => drawer.current?.close();
  // A press outside the drawer hits the dialog element itself.
  const handlers = { onClick: (event: MouseEvent) => event.target === drawer.current && close() };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.menu.open}
        {...command("show-modal", id)}
        onClick={() => knowsCommands() || drawer.current?.showModal()}
        className={ICON_BUTTON}
      >
        <Bars3Icon aria-hidden="true" className="size-6" />
      </button>
      <dialog
        id={id}
        ref={drawer}
        aria-label={words.menu.name}
        {...handlers}
        className="m-0 ml-auto h-dvh max-h-none w-80 max-w-[88vw] bg-raised shadow-lift"
      >
        <div className="flex min-h-full flex-col gap-6 p-4">
          <button
            type="button"
            aria-label={words.menu.close}
            {...command("close", id)}
            onClick={() => knowsCommands() || close()}
            className={`${ICON_BUTTON} self-end`}
          >
            <XMarkIcon aria-hidden="true" className="size-6" />
          </button>
          <OpenCommandsButton label={words.commands} stacked onOpen={close} />
          <nav aria-label={words.navigation.name}>
            <Navigation links={words.navigation.links} stacked onNavigate={close} />
          </nav>
          <section aria-labelledby="drawer-region">
            <h2 id="drawer-region" className="px-3 pb-1 text-xs font-semibold text-ink-faint">
              {words.region.title}
            </h2>
            <RegionChoices edition={edition} words={words.region} />
          </section>
          <LanguageSwitch
            locale={words.locale}
            className="flex min-h-11 items-center rounded-md px-3 font-medium text-ink-soft hover:bg-sunken hover:text-ink"
          />
          <section aria-labelledby="drawer-account" className="mt-auto border-t border-line pt-5">
            <h2 id="drawer-account" className="pb-2 text-xs font-semibold text-ink-faint">
              {words.account.title}
            </h2>
            <AccountLinks words={words.account} stacked onNavigate={close} />
          </section>
        </div>
      </dialog>
    </>
  );
}
