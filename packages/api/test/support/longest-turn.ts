/** Rare enough that looking takes nothing of what is measured. */
const LOOK_EVERY_MS = 10;

/**
 * The most processor time, in milliseconds, that passed without a turn of the event loop while something was worked
 * on: for so long no other call is begun. What other processes take of the machine is not in it.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.cpuUsage();
  }, LOOK_EVERY_MS);
  try {
    await work();
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS + 5));
  } finally {
    clearInterval(watch);
  }
  return longest;
}
