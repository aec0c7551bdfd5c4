import { shownTo } from "@/features/device/shown-to";

const openedIn = new Set<string>();

/**
 * Tells the server that the chat was opened, so that the first answer need not wait (chat-43): once in a language of a
 * loaded page, since each takes one of the client's points. Never throws.
 */
export async function openMillie(): Promise<void> {
  const { lang } = document.documentElement;
  if (openedIn.has(lang)) return;
  openedIn.add(lang);
  try {
    await fetch("/api/trpc/chat.open", {
      method: "POST",
      credentials: "include",
      cache: "no-store",
      headers: {
        "Content-Type": "application/json",
        "Accept-Language": lang,
        ...shownTo(),
      },
    });
  } catch {
    openedIn.delete(lang);
    // Without it the first answer takes a little longer.
  }
}
