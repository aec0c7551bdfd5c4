import { useEffect } from "react";
import { isOtherAccount, reloadPage } from "@/features/device/device-account";
import { trpc } from "@/trpc/client";

/**
 * Keeps a signed-in page to its account (accounts-95): one that is turned to again reloads where somebody else
 * signed in meanwhile, and one that the browser keeps for its Back stays hidden until that is known.
 */
export function useShownToItsAccount(isSignedIn: boolean): void {
  const { client } = trpc.useUtils();
  useEffect(() => {
    if (!isSignedIn) return;
    const { style } = document.documentElement;
    let scrolledTo = 0;
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      scrolledTo = window.scrollY;
      style.setProperty("display", "none", "important");
    };
    const show = () => {
      style.removeProperty("display");
      window.scrollTo({ top: scrolledTo, behavior: "instant" });
    };
    /** `null` where nobody is signed in, or the server does not answer. */
    const caller = () => client.auth.user.query().catch(() => null);
    const comeBack = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const now = await caller();
      if (now === null || isOtherAccount(now.deviceSecret)) reloadPage();
      else show();
    };
    const turnTo = async () => {
      const now = navigator.onLine ? await caller() : null;
      if (now !== null && isOtherAccount(now.deviceSecret)) reloadPage();
    };
    window.addEventListener("pagehide", hide);
    window.addEventListener("pageshow", comeBack);
    window.addEventListener("focus", turnTo);
    return () => {
      window.removeEventListener("pagehide", hide);
      window.removeEventListener("pageshow", comeBack);
      window.removeEventListener("focus", turnTo);
    };
  }, [client, isSignedIn]);
}
