"use client";

import { MAX_CHAT_CHARACTERS } from "@gf-ledger/domain/chat/chat-limits";
import { PaperAirplaneIcon, XMarkIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "@/components/button-style";
import { CONTROL_STYLE } from "@/components/forms/field";
import { useCurrentUser } from "../auth/use-current-user";
import { ChatLine } from "./chat-line";
import { ChatWords } from "./chat-words";
import { EmailPrompt } from "./email-prompt";
import { openMillie } from "./open-millie";
import { useChat } from "./use-chat";
import { useStarterQuestions } from "./use-starter-questions";

/** What was said must be scrolled without a pointer too, also while it holds no link to go to. */
const KEYBOARD_SCROLLING = { tabIndex: 0 };

export interface ChatPanelProps {
  open: boolean;
  /** A question that was asked elsewhere, to be asked here. */
  asked: string | null;
  onAsked: () => void;
  onClose: () => void;
}

/** The conversation with Millie. It keeps its messages while closed; Escape closes it. */
export default function ChatPanel(props: ChatPanelProps) {
  return (
    <ChatWords>
      <Conversation {...props} />
    </ChatWords>
  );
}

function Conversation({ open, asked, onAsked, onClose }: ChatPanelProps) {
  const { user, status } = useCurrentUser();
  const chat = useChat(user?.email ?? null, status !== "loading");
  const t = useTranslations("chat");
  const starters = useStarterQuestions(user !== null);
  const [text, setText] = useState("");
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const title = useId();
  const empty = text.trim() === "";

  useEffect(() => {
    if (open) void openMillie();
  }, [open]);

  useEffect(() => {
    if (open && !chat.loading) input.current?.focus();
  }, [open, chat.loading]);

  const shown = chat.messages.length + chat.writing.length;
  useEffect(() => {
    if (shown > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [shown]);

  async function ask(question: string) {
    if (chat.loading) return;
    if (!(await chat.send(question))) setText(question);
  }

  const askElsewhere = useEffectEvent((question: string) => {
    onAsked();
    void ask(question);
  });
  useEffect(() => {
    if (asked !== null && !chat.loading) askElsewhere(asked);
  }, [asked, chat.loading]);

  /** Its form goes once the address is given, and the focus with it. */
  function giveEmail(address: string): boolean {
    const taken = chat.giveEmail(address);
    if (taken) input.current?.focus();
    return taken;
  }

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (empty || chat.loading) return;
    const typed = text;
    setText("");
    if (!(await chat.send(typed.trim()))) setText(typed);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <dialog
      open={open}
      aria-labelledby={title}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className={clsx(
        "fixed inset-x-3 bottom-22 z-40 mx-auto w-auto max-w-none flex-col overflow-hidden rounded-lg border border-line",
        "max-h-[min(36rem,calc(100dvh-7rem))] bg-raised shadow-lift open:flex sm:right-4 sm:left-auto sm:w-96",
        // Below 1,280 pixels the button is in the header, so nothing is below the panel.
        "max-xl:[@media(min-height:28rem)]:bottom-3 max-xl:[@media(min-height:28rem)]:max-h-[calc(100dvh-5.5rem)]",
        // A window this low (a desktop one at 400%) has no room for three parts: the whole panel scrolls.
        "[@media(max-height:28rem)]:inset-y-2 [@media(max-height:28rem)]:h-auto [@media(max-height:28rem)]:z-50 [@media(max-height:28rem)]:max-h-none [@media(max-height:28rem)]:overflow-y-auto",
      )}
    >
      <div className="flex items-center gap-3 border-b border-line bg-brand-soft py-1.5 pr-2 pl-4">
        <h2 id={title} className="flex-1 text-base font-semibold">
          Millie <span className="text-sm font-normal text-ink-soft">{t("about")}</span>
        </h2>
        <button
          type="button"
          aria-label={t("close")}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-md hover:bg-surface"
        >
          <XMarkIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div
        ref={log}
        role="log"
        aria-label={t("messages")}
        {...KEYBOARD_SCROLLING}
        className="flex-1 space-y-3 overflow-y-auto p-4 [@media(max-height:28rem)]:flex-none"
      >
        {chat.messages.map((message) => (
          <ChatLine
            key={message.id}
            message={message}
            // Millie's greeting comes first.
            starters={message.id === 0 ? starters : []}
            onAsk={(question) => void ask(question)}
          />
        ))}
        {chat.writing ? (
          // Not read out while it grows; the finished message that replaces it is.
          <div inert>
            <ChatLine
              message={{ id: -1, type: "bot", content: chat.writing, timestamp: 0 }}
              onAsk={(question) => void ask(question)}
            />
          </div>
        ) : null}
        {chat.loading ? (
          <p className="text-sm text-ink-faint" role="status">
            {t("writing")}
          </p>
        ) : null}
      </div>
      {chat.awaitingEmail ? <EmailPrompt onEmail={giveEmail} /> : null}
      <form onSubmit={send} className="flex items-end gap-2 border-t border-line p-3">
        <label htmlFor={`${title}-text`} className="sr-only">
          {t("yourMessage")}
        </label>
        <textarea
          ref={input}
          id={`${title}-text`}
          rows={1}
          value={text}
          disabled={chat.loading}
          maxLength={MAX_CHAT_CHARACTERS}
          placeholder={t("placeholder")}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className={clsx(CONTROL_STYLE, "field-sizing-content max-h-32 resize-none")}
        />
        <button
          type="submit"
          aria-label={t("send")}
          disabled={empty || chat.loading}
          className={buttonStyle({ size: "icon" })}
        >
          <PaperAirplaneIcon aria-hidden="true" className="size-5" />
        </button>
      </form>
    </dialog>
  );
}
