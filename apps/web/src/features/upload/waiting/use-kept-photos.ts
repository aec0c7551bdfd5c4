"use client";

import { useEffect, useRef, useState } from "react";
import type { WaitingPhoto } from "./waiting-photo";
import { type KeptFor, keepWaitingPhotos, loadWaitingPhotos } from "./waiting-photos";

/**
 * Keeps these photos on this device, and restores those of an earlier visit of the same account. Returns who they
 * are kept for, `null` where the browser keeps nothing: a private window may not.
 */
export function useKeptPhotos(
  photos: readonly WaitingPhoto[],
  onRestored: (photos: readonly WaitingPhoto[]) => void,
): KeptFor {
  const [restored, setRestored] = useState(false);
  const [keptFor, setKeptFor] = useState<KeptFor>("account");
  const known = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    let left = false;
    void loadWaitingPhotos().then((found) => {
      if (left) return;
      if (found.length > 0) onRestored(found);
      setRestored(true);
    });
    return () => {
      left = true;
    };
  }, [onRestored]);

  useEffect(() => {
    if (!restored) return;
    let left = false;
    const now = new Set(photos.map(({ id }) => id));
    const gone = [...known.current].filter((id) => !now.has(id));
    known.current = now;
    void keepWaitingPhotos(photos, gone).then((done) => {
      if (!left) setKeptFor(done);
    });
    return () => {
      left = true;
    };
  }, [restored, photos]);

  return keptFor;
}
