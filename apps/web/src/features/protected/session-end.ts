let ended = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  ended = next;
  for (const listener of listeners) listener();
}

/** Announces that the server no longer accepts the session, while the page is still open. */
export const announceSessionEnd = () => set(true);
export const dismissSessionEnd = () => set(false);

/** Whether the session has ended, for `useSyncExternalStore`. */
export const sessionEndStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => ended,
  none: () => false,
};
