"use client";

import { useSyncExternalStore } from "react";
import { type AuthState, currentUserStore } from "./current-user";

/** Who is signed in. Every part of a page that asks shares one answer. */
export function useCurrentUser(): AuthState {
  return useSyncExternalStore(currentUserStore.subscribe, currentUserStore.current, currentUserStore.server);
}
