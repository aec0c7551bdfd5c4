import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "@/components/toast";
import { postJson } from "../auth/post-json";
import { ASK_EMAIL_AFTER_MS, CHAT_WORDS, isChatEmail } from "./chat-words";

export interface ChatMessage {
  readonly id: number;
  readonly type: "bot" | "user";
  readonly content: string;
  readonly timestamp: number;
}

/** A conversation as §4 and §5 describe it. It lives as long as the page and is stored nowhere. */
export function useChat(knownEmail: string | null, emailKnowable: boolean) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [givenEmail, setGivenEmail] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [loading, setLoading] = useState(false);
  const greeted = useRef(false);
  const email = knownEmail ?? givenEmail;

  const say = useCallback((type: ChatMessage["type"], content: string) => {
    setMessages((before) => [...before, { id: before.length, type, content, timestamp: Date.now() }]);
  }, []);

  useEffect(() => {
    if (greeted.current) return;
    greeted.current = true;
    setMessages([{ id: 0, type: "bot", content: CHAT_WORDS.greeting, timestamp: Date.now() }]);
  }, []);

  useEffect(() => {
    if (!emailKnowable || email || asked) return;
    const timer = setTimeout(() => {
      setAsked(true);
      say("bot", CHAT_WORDS.askEmail);
    }, ASK_EMAIL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [emailKnowable, email, asked, say]);

  /** Records the address, or says that it is none. Answers whether it was taken. */
  function giveEmail(text: string): boolean {
    if (!isChatEmail(text)) {
      say("bot", CHAT_WORDS.invalidEmail);
      return false;
    }
    setGivenEmail(text.trim());
    say("user", text.trim());
    say("bot", CHAT_WORDS.emailTaken);
    return true;
  }

  /** Sends one message. Answers false when it was not delivered, so that the typed text can be put back. */
  async function send(text: string): Promise<boolean> {
    if (!email) {
      say("bot", CHAT_WORDS.emailNeeded);
      return false;
    }
    say("user", text);
    setLoading(true);
    const answer = await postJson<{ reply: string }>("/api/chat/message", { message: text, email });
    setLoading(false);
    if (answer.ok) {
      say("bot", answer.body.reply);
      return true;
    }
    toast({ tone: "danger", title: "Error", description: "Failed to send message. Please try again." });
    say("bot", answer.userMessage ?? CHAT_WORDS.unreachable);
    return false;
  }

  return { messages, loading, awaitingEmail: asked && !email, giveEmail, send };
}
