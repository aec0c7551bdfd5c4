import { shownTo } from "@/features/device/shown-to";

/** Tells the server that the chat was opened, so that the first answer need not wait (chat-43). Never throws. */
export async function openMillie(): Promise<void> {
  try {
    await fetch("/api/trpc/chat.open", {
      method: "POST",
      credentials: "include",
      cache: "no-store",
      headers: {
        "Content-Type": "application/json",
        "Accept-Language": document.documentElement.lang,
        ...shownTo(),
      },
    });
  } catch {
    // Without it the first answer takes a little longer.
  }
}
