"use client";

import { useEffect } from "react";
import { mayBeSignedIn } from "../auth/current-user";

/** In development a file keeps its name when it changes: a kept copy would hide the new one. */
async function forgetWorkers(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
}

/** Registers the service worker once the page has loaded; for signed-in people also keeps the upload page. */
export function OfflineSupport({ development }: { development: boolean }) {
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    if (development) return void forgetWorkers(workers);
    const register = async () => {
      await workers.register("/sw.js").catch(() => {});
      if (mayBeSignedIn()) (await workers.ready).active?.postMessage("keep-upload");
    };
    if (document.readyState === "complete") void register();
    else window.addEventListener("load", register, { once: true });
    return () => window.removeEventListener("load", register);
  }, [development]);
  return null;
}
