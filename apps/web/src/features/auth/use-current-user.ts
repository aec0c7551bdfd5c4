"use client";

import { useSyncExternalStore } from "react";
import { type AuthState, currentUserStore } from "./current-user";

/** Who is signed in. All parts of a page share one answer. */
export function useCurrentUser(): AuthState {
  return useSyncExternalStore(currentUserStore.subscribe, currentUserStore.current, currentUserStore.server);
}
