export type ToastTone = "neutral" | "success" | "danger";

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly durationMs: number;
}

export interface ToastInput {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** A button on the toast, for example Undo. */
  action?: { label: string; onPress: () => void };
  durationMs?: number;
}

/** How long a toast stays unless `durationMs` says otherwise (screens-6). */
const TOAST_DURATION_MS = 5000;

/** How long a toast offers its action, for example Undo. */
const ACTION_TOAST_MS = 10_000;

let shown: Toast | null = null;
let made = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast from anywhere in the browser. At most one is visible (screens-6): a new one replaces the one
 * before. Returns its id, for {@link dismissToast}.
 */
export function toast({ tone = "neutral", durationMs, ...rest }: ToastInput): number {
  made += 1;
  const usualMs = rest.action ? ACTION_TOAST_MS : TOAST_DURATION_MS;
  show({ ...rest, tone, durationMs: durationMs ?? usualMs, id: made });
  return made;
}

/** Removes the toast with this id, or without an id the one that is shown. */
export function dismissToast(id?: number): void {
  if (shown && (id === undefined || shown.id === id)) show(null);
}

/** The shown toast, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => shown,
  none: () => null,
};
