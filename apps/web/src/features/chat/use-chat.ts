import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { askMillie } from "./ask-millie";
import { ASK_EMAIL_AFTER_MS, isChatEmail } from "./chat-email";
import { type ChatMessage, historyOf, withMessage } from "./chat-message";

/** A conversation as chat-7 and chat-5 describe it. It lasts as long as the page and is stored nowhere. */
export function useChat(knownEmail: string | null, emailKnowable: boolean) {
  const t = useTranslations("chat");
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [givenEmail, setGivenEmail] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [loading, setLoading] = useState(false);
  /** The words of an answer that is still being made. */
  const [writing, setWriting] = useState("");
  const greeted = useRef(false);
  const email = knownEmail ?? givenEmail;

  const addMessage = useCallback(
    (type: ChatMessage["type"], content: string, sources?: ChatMessage["sources"]) => {
      setMessages((before) => withMessage(before, type, content, sources));
    },
    [],
  );

  useEffect(() => {
    if (greeted.current) return;
    greeted.current = true;
    setMessages(withMessage([], "bot", t("greeting")));
  }, [t]);

  useEffect(() => {
    if (!emailKnowable || email || asked) return;
    const timer = setTimeout(() => {
      setAsked(true);
      addMessage("bot", t("askEmail"));
    }, ASK_EMAIL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [emailKnowable, email, asked, addMessage, t]);

  /** Stores the address, or says that it is not a valid one. Returns whether it was accepted. */
  function giveEmail(text: string): boolean {
    if (!isChatEmail(text)) {
      addMessage("bot", t("invalidEmail"));
      return false;
    }
    setGivenEmail(text.trim());
    addMessage("user", text.trim());
    addMessage("bot", t("emailTaken"));
    return true;
  }

  /** Sends one message. Resolves with `false` when it was not answered: the typed text can be put back. */
  async function send(text: string): Promise<boolean> {
    if (!email) {
      addMessage("bot", t("emailNeeded"));
      return false;
    }
    const history = historyOf(messages);
    addMessage("user", text);
    setLoading(true);
    const asked = await askMillie({ message: text, email, history }, (more) =>
      setWriting((before) => before + more),
    );
    setLoading(false);
    setWriting("");
    if (asked.ok) {
      addMessage("bot", asked.answer.reply, asked.answer.sources);
      return true;
    }
    toast({ tone: "danger", title: t("failed.title"), description: t("failed.text") });
    addMessage("bot", asked.userMessage ?? t("unreachable"));
    return false;
  }

  return { messages, loading, writing, awaitingEmail: asked && !email, giveEmail, send };
}
