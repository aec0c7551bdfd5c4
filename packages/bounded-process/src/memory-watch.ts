import pidusage from "pidusage";

const LOOK_EVERY_MS = 100;

/**
 * Watches the memory of another process, and calls `onOver` once when it holds more than `limitBytes`. Native
 * memory counts: no limit of the JavaScript heap would see it.
 * @returns a function that ends the watch, and returns the most bytes that were seen
 */
export function watchMemory(pid: number, limitBytes: number, onOver: () => void): () => number {
  let looking = false;
  let ended = false;
  let mostBytes = 0;
  const end = () => {
    ended = true;
    clearInterval(timer);
    return mostBytes;
  };
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    // A process that has just ended holds no memory.
    const usage = await pidusage(pid).catch(() => null);
    looking = false;
    if (ended || !usage) return;
    mostBytes = Math.max(mostBytes, usage.memory);
    if (usage.memory <= limitBytes) return;
    end();
    onOver();
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return end;
}
