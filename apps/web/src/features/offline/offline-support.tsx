"use client";

import { useEffect } from "react";
import { mayBeSignedIn } from "../auth/current-user";

/** In development the names of files stay when their content changes: kept ones would hide newer ones. */
async function forgetWorkers(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
}

/** Registers the service worker once the page has done its own work; signed-in people get the upload page kept. */
export function OfflineSupport() {
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    if (process.env.NODE_ENV === "development") return void forgetWorkers(workers);
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
