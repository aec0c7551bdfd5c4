"use client";

import { useEffect, useState } from "react";
import { keepWaitingPhotos, loadWaitingPhotos, type WaitingPhoto } from "./waiting-photos";

/**
 * Keeps these photos on this device, and restores those of an earlier visit. Answers whether the browser
 * keeps them: a private window may not.
 */
export function useKeptPhotos(
  photos: readonly WaitingPhoto[],
  onRestored: (photos: readonly WaitingPhoto[]) => void,
): boolean {
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState(true);

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
    void keepWaitingPhotos(photos).then((done) => {
      if (!left) setKept(done);
    });
    return () => {
      left = true;
    };
  }, [restored, photos]);

  return kept;
}
