/** What a browser that can install the page offers; the standard library does not name it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** On this device: a receipt was saved, and the invitation was answered. */
const SAVED = "gf-ledger.saved-once";
const ANSWERED = "gf-ledger.install-answered";

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

function kept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keep(key: string): void {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // Where nothing is kept, nobody is invited.
  }
  notify();
}

/** A receipt was saved on this device: only then is anybody invited (receipts-84). */
export const rememberSave = () => keep(SAVED);
export const answerInvitation = () => keep(ANSWERED);

/** Takes the browser's offer for later; returns what stops listening. */
export function watchForOffer(): () => void {
  const take = (event: Event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    notify();
  };
  window.addEventListener("beforeinstallprompt", take);
  window.addEventListener("appinstalled", answerInvitation);
  return () => {
    window.removeEventListener("beforeinstallprompt", take);
    window.removeEventListener("appinstalled", answerInvitation);
  };
}

const isInstalled = () =>
  window.matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);
/** Safari on a phone of Apple installs by its own menu alone. */
const byMenu = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  // An iPad says that it is a Mac; no Mac has fingers.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export type Invitation = "button" | "menu" | null;

/** How the person is invited to install the product here, for `useSyncExternalStore`; `null` for not at all. */
export const invitationStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current(): Invitation {
    if (!kept(SAVED) || kept(ANSWERED) || isInstalled()) return null;
    if (offer !== null) return "button";
    return byMenu() ? "menu" : null;
  },
  server: (): Invitation => null,
};

/** Shows the browser's own question; whatever is answered, nobody is invited again. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  answerInvitation();
  await asked?.prompt().catch(() => {});
}
