"use client";

import { useEffect } from "react";

/** Shows on the installed app's icon how many receipts wait to be checked; browsers without badges show none. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!navigator.setAppBadge) return;
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    // A browser that refuses badges loses nothing but the number on the icon.
    void shown.catch(() => {});
  }, [count]);
}
