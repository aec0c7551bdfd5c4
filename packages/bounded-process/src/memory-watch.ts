import pidusage from "pidusage";

const LOOK_EVERY_MS = 100;

/**
 * Watches the memory of another process, and calls `onOver` once when it holds more than `limitBytes`. Native
 * memory counts: no limit of the JavaScript heap would see it.
 * @returns a function that ends the watch
 */
export function watchMemory(pid: number, limitBytes: number, onOver: () => void): () => void {
  let looking = false;
  let ended = false;
  const end = () => {
    ended = true;
    clearInterval(timer);
  };
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    // A process that has just ended holds no memory.
    const usage = await pidusage(pid).catch(() => null);
    looking = false;
    if (ended || !usage || usage.memory <= limitBytes) return;
    end();
    onOver();
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return end;
}
