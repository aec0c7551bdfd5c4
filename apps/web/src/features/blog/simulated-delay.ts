import { setTimeout as wait } from "node:timers/promises";
import { isBlogSlowed } from "@/environment/process-environment";

/** The waits of pages-10, which show the loading states, only with `BLOG_SIMULATED_DELAY=on` (pages-10). */
export async function simulatedDelay(milliseconds: 500 | 700): Promise<void> {
  if (isBlogSlowed()) await wait(milliseconds);
}
