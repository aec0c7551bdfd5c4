import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 3;
/** Between two places of a finger, and before it is lifted, so that nothing is flung. */
const STEP_MS = 30;
const REST_MS = 100;

/**
 * Moves a finger over the screen, in CSS pixels. It takes its time as a hand does: after swipes that take none,
 * Chromium makes no click of a tap now and then.
 */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (let step = 1; step <= STEPS; step++) {
    await pause(STEP_MS);
    const share = step / STEPS;
    await touch("touchMove", [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }]);
  }
  await pause(REST_MS);
  await touch("touchEnd", []);
  await session.detach();
}
