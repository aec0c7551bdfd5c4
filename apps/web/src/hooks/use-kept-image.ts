"use client";

import { useEffect, useState } from "react";

/** An address for the image that `read` finds under `key` on this device; `null` until then, and where there is none. */
export function useKeptImage(key: string, read: (key: string) => Promise<Blob | null>): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let left = false;
    void read(key).then((image) => {
      if (left || !image) return;
      made = URL.createObjectURL(image);
      setUrl(made);
    });
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [key, read]);
  return url;
}
