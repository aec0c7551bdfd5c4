"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocalAddress } from "../language/use-local-address";

const knowsNotifications = () => typeof Notification !== "undefined" && "serviceWorker" in navigator;

interface Told {
  /** Whether it can still be asked for here. */
  readonly askable: boolean;
  ask(): void;
}

/**
 * Tells a person who looks elsewhere that a queue of photos has been read (receipts-86). The permission is asked for
 * by a tap alone.
 */
export function useToldWhenRead(reading: boolean, read: number): Told {
  const t = useTranslations("upload.told");
  const to = useLocalAddress();
  const [permission, setPermission] = useState(() =>
    knowsNotifications() ? Notification.permission : "denied",
  );
  const before = useRef(reading);
  useEffect(() => {
    const ended = before.current && !reading;
    before.current = reading;
    if (!ended || permission !== "granted" || !document.hidden) return;
    const shown = { body: t("text", { photos: read }), tag: "read", data: to("/upload-receipt") };
    void navigator.serviceWorker.ready.then((worker) => worker.showNotification(t("title"), shown));
  }, [reading, permission, read, t, to]);
  return {
    askable: permission === "default",
    ask: () => void Notification.requestPermission().then(setPermission),
  };
}
