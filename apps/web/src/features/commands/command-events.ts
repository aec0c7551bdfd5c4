/** Whether commands can be opened on this page: their code and the API's client are there. */
let ready = false;
const listeners = new Set<() => void>();
const target = new EventTarget();

/** For `useSyncExternalStore`: whether a button to open the commands makes sense. */
export const commandsStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  ready: () => ready,
  server: () => false,
};

export function setCommandsReady(now: boolean): void {
  ready = now;
  for (const listener of listeners) listener();
}

/** Opens the list of commands, from anywhere in the browser. */
export const openCommands = () => void target.dispatchEvent(new Event("open"));
/** Opens the chat and asks the question. */
export const askInChat = (question: string) =>
  void target.dispatchEvent(new CustomEvent("ask", { detail: question }));

export function onOpenCommands(listener: () => void): () => void {
  target.addEventListener("open", listener);
  return () => target.removeEventListener("open", listener);
}

export function onAskInChat(listener: (question: string) => void): () => void {
  const heard = (event: Event) => listener(String((event as CustomEvent<unknown>).detail));
  target.addEventListener("ask", heard);
  return () => target.removeEventListener("ask", heard);
}
