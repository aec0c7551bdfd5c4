type Answer = (confirmed: boolean) => void;

let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Answer[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Has the dialog opened; resolves to whether the person showed that it is them. Several calls share one question. */
export const askToConfirm = () =>
  new Promise<boolean>((answer) => {
    set([...waiting, answer]);
  });

/** Closes the dialog and lets the calls that wait for it go on, or fail. */
export function answerConfirmation(confirmed: boolean): void {
  const answers = waiting;
  set([]);
  for (const answer of answers) answer(confirmed);
}

/** Whether a call waits for the person, for `useSyncExternalStore`. */
export const confirmationStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => waiting.length > 0,
  none: () => false,
};
