"use client";

import { ChatBubbleLeftRightIcon } from "@heroicons/react/24/outline";
import clsx from "clsx";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { toast } from "@/components/notices/toast";
import { useScriptsRun } from "@/hooks/use-scripts-run";
import { onAskInChat } from "../commands/command-events";
import type { ShellWords } from "../shell/shell-words";
import type { ChatPanelProps } from "./chat-panel";

type Panel = ComponentType<ChatPanelProps>;

const FLOATING =
  "right-4 bottom-[calc(1rem+var(--bar-height,0px))] size-14 border border-transparent bg-brand text-on-brand shadow-lift hover:bg-brand-strong";
/** Where no margin is free beside the page it would cover figures: in the header, left of the menu's button. */
const IN_HEADER =
  "max-xl:top-2.5 max-xl:right-[calc(max(0px,(100%-72rem)/2)+clamp(1rem,4vw,2rem)+3rem)] max-xl:bottom-auto max-xl:size-11 max-xl:bg-transparent max-xl:text-brand max-xl:shadow-none max-xl:hover:bg-sunken";

/** The chat's button on every page (chat-1). The panel's code is fetched when it is first opened. */
export function ChatLauncher({ words }: { words: ShellWords["chat"] }) {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const ready = useScriptsRun();
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  const show = useCallback(async () => {
    setOpen(true);
    try {
      const loaded = await import("./chat-panel");
      setPanel(() => loaded.default);
    } catch {
      setOpen(false);
      toast({ title: words.notLoaded, description: words.tryAgain, tone: "danger" });
    }
  }, [words]);

  useEffect(
    () =>
      onAskInChat((question) => {
        setAsked(question);
        void show();
      }),
    [show],
  );

  return (
    <section aria-label={words.name} inert={!ready} className="print:hidden">
      <button
        ref={button}
        type="button"
        aria-label={open ? words.close : words.open}
        aria-expanded={open}
        onClick={() => (open ? setOpen(false) : void show())}
        className={clsx("fixed z-40 grid place-items-center rounded-full", FLOATING, IN_HEADER)}
      >
        <ChatBubbleLeftRightIcon aria-hidden="true" className="size-7" />
      </button>
      {Panel ? <Panel open={open} asked={asked} onAsked={() => setAsked(null)} onClose={close} /> : null}
    </section>
  );
}
