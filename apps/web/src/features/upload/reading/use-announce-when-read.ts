"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";

const knowsNotifications = () => typeof Notification !== "undefined" && "serviceWorker" in navigator;

interface Queue {
  readonly reading: boolean;
  /** How many photos have been read. */
  readonly read: number;
  /** Whether the queue is one to be told about: several photos, and none that waits for a network. */
  readonly toldAbout: boolean;
}

interface Reported {
  /** Whether it can still be asked for here. */
  readonly askable: boolean;
  ask(): void;
}

/**
 * Tells a person who looks elsewhere that a queue of photos has been read (receipts-86). The permission is asked for
 * by a tap alone.
 */
export function useAnnounceWhenRead({ reading, read, toldAbout: announced }: Queue): Reported {
  const t = useTranslations("upload.told");
  const to = useLocalAddress();
  const [permission, setPermission] = useState(() =>
    knowsNotifications() ? Notification.permission : "denied",
  );
  const asked = useRef(false);
  const [on, setOn] = useState(false);
  const before = useRef(reading);
  useEffect(() => {
    const ended = before.current && !reading;
    before.current = reading;
    if (!ended || !asked.current || permission !== "granted" || !document.hidden) return;
    if (!announced || read === 0) return;
    const shown = { body: t("text", { photos: read }), tag: "read", data: to("/upload-receipt") };
    // A notification that can't be shown loses nothing: the page shows the receipts.
    void navigator.serviceWorker.ready
      .then((worker) => worker.showNotification(t("title"), shown))
      .catch(() => {});
  }, [reading, permission, read, announced, t, to]);
  return {
    askable: permission !== "denied" && !on,
    ask: () => {
      asked.current = true;
      setOn(true);
      void Notification.requestPermission().then(setPermission);
    },
  };
}
