import { toast } from "@/components/toast";
import { forgetThumbnails } from "@/features/receipt/thumbnails";
import { forgetToken, setUser } from "./current-user";
import { postJson } from "./post-json";

/** Ends the session and goes to the auth screen (accounts-16). When that fails, stays and shows a toast. */
export async function signOut(): Promise<void> {
  const answer = await postJson<unknown>("/api/logout");
  if (!answer.ok && answer.status !== 401) {
    toast({
      tone: "danger",
      title: "Logout failed",
      description: answer.message ?? "Please try again.",
    });
    return;
  }
  await forgetThumbnails();
  forgetToken();
  setUser(null);
  // A full page load, so that nothing of the account stays in memory.
  window.location.assign("/auth");
}
