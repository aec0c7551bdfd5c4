"use client";

import { useEffect } from "react";
import { mayBeSignedIn } from "../auth/current-user";

/** Registers the service worker once the page has done its own work; signed-in people get the upload page kept. */
export function OfflineSupport() {
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const register = async () => {
      await workers.register("/sw.js").catch(() => {});
      if (mayBeSignedIn()) (await workers.ready).active?.postMessage("keep-upload");
    };
    if (document.readyState === "complete") void register();
    else window.addEventListener("load", register, { once: true });
    return () => window.removeEventListener("load", register);
  }, []);
  return null;
}
