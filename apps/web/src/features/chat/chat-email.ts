/** How long after the greeting the address is asked for (chat-2). */
export const ASK_EMAIL_AFTER_MS = 1000;

/** The basic address pattern of chat-3: local part, @, domain, a suffix of two or more letters. */
export function isChatEmail(text: string): boolean {
  return /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/.test(text.trim());
}
