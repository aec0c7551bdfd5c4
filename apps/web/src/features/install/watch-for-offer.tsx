"use client";

import { useEffect } from "react";
import { watchForOffer } from "./invitation";

/** Keeps the browser's offer to install the product until somebody is invited. */
export function WatchForOffer() {
  useEffect(watchForOffer, []);
  return null;
}
