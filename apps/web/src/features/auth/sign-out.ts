import { toast } from "@/components/notices/toast";
import { closeDeviceAccount } from "@/features/device/device-account";
import { forgetDraftPhotos } from "@/features/receipt-editor/photo/draft-photos";
import { forgetThumbnails } from "@/features/receipt-editor/photo/thumbnails";
import { forgetWaitingPhotos, sealSharedPhotos } from "@/features/upload/waiting/waiting-photos";
import { forgetToken, setUser } from "./current-user";
import { postJson } from "./post-json";

interface SignOutWords {
  readonly notSignedOut: string;
  readonly tryAgain: string;
}

/**
 * Ends the session and goes to the auth screen at `next` (accounts-16), with or without the photos that wait on this
 * device (accounts-88). When that fails, stays and shows a toast.
 */
export async function signOut(words: SignOutWords, next: string, waiting: "keep" | "delete"): Promise<void> {
  const answer = await postJson<unknown>("/api/logout");
  if (!answer.ok && answer.status !== 401) {
    toast({
      tone: "danger",
      title: words.notSignedOut,
      description: answer.message ?? words.tryAgain,
    });
    return;
  }
  await Promise.all([
    forgetThumbnails(),
    forgetDraftPhotos(),
    waiting === "delete" ? forgetWaitingPhotos() : sealSharedPhotos(),
  ]);
  await closeDeviceAccount();
  forgetToken();
  setUser(null);
  // A full page load, so that nothing of the account stays in memory.
  window.location.assign(next);
}
