import { CHAT_REFUSALS } from "@gf-ledger/domain/chat/chat-refusals";

/** What Millie says by herself (chat-2, chat-3, chat-6), to the word. */
export const CHAT_WORDS = {
  greeting:
    "Hi, I'm Millie! I can help with receipts, reports and how gluten-free costs are claimed. What would you like to know?",
  askEmail: "Before we start, could you please share your email address so that I can better assist you?",
  ...CHAT_REFUSALS,
  emailTaken: "Thank you! How can I help you today?",
  unreachable:
    "Sorry, I'm having trouble connecting right now. The chatbot service might be temporarily unavailable. Please try again in a few moments.",
} as const;

/** How long after the greeting the address is asked for (chat-2). */
export const ASK_EMAIL_AFTER_MS = 1000;

/** The basic address pattern of chat-3: local part, @, domain, a suffix of two or more letters. */
export function isChatEmail(text: string): boolean {
  return /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/.test(text.trim());
}
