"use client";

import { ChatBubbleLeftRightIcon } from "@heroicons/react/24/outline";
import { lazy, Suspense, useRef, useState } from "react";
import { useScriptsRun } from "@/hooks/use-scripts-run";

const ChatPanel = lazy(() => import("./chat-panel"));

/** The floating button on every page. The panel's code is fetched when it is first opened. */
export function ChatLauncher() {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const ready = useScriptsRun();
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div inert={!ready} className="print:hidden">
      <button
        ref={button}
        type="button"
        aria-label={open ? "Close chat" : "Chat with Millie"}
        aria-expanded={open}
        onClick={() => {
          setAsked(true);
          setOpen(!open);
        }}
        className="fixed right-4 bottom-[calc(1rem+var(--bar-height,0px))] z-40 grid size-14 place-items-center rounded-full border border-transparent bg-brand text-on-brand shadow-lift hover:bg-brand-strong"
      >
        <ChatBubbleLeftRightIcon aria-hidden="true" className="size-7" />
      </button>
      {asked ? (
        <Suspense>
          <ChatPanel open={open} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
