"use client";

import { useEffect } from "react";
import { showAppBadge } from "./show-app-badge";

/** Shows on the installed app's icon how many receipts wait to be checked. */
export function useAppBadge(count: number): void {
  useEffect(() => void showAppBadge(navigator, count), [count]);
}
