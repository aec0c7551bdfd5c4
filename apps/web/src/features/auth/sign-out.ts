import { toast } from "@/components/toast";
import { forgetThumbnails } from "@/features/receipt/thumbnails";
import { forgetToken, setUser } from "./current-user";
import { postJson } from "./post-json";

/**
 * Ends the session and goes to the auth screen (accounts-16). When that fails, stays and shows a toast in the words
 * of the page's frame.
 */
export async function signOut(words: { notSignedOut: string; tryAgain: string }): Promise<void> {
  const answer = await postJson<unknown>("/api/logout");
  if (!answer.ok && answer.status !== 401) {
    toast({
      tone: "danger",
      title: words.notSignedOut,
      description: answer.message ?? words.tryAgain,
    });
    return;
  }
  await forgetThumbnails();
  forgetToken();
  setUser(null);
  // A full page load, so that nothing of the account stays in memory.
  window.location.assign("/auth");
}
