import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESK, PHONE } from "../browser";
import { sidewaysScroll, violationsOf } from "./accessibility";

const PICTURES = process.env.STORY_PICTURES;

/** Runs in the browser: resolves once the colours that another scheme has are there, also of what has only just opened. */
async function coloursSettled() {
  // On a machine that has much to do a scheme comes to some parts of a page frames after others.
  for (let calm = 0; calm < 4; calm++) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // In a closed part of the page a transition that has finished stays listed until that part is drawn again.
    const changing = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && animation.playState !== "finished");
    if (changing.length > 0) calm = 0;
    await Promise.allSettled(changing.map(({ finished }) => finished));
  }
}

async function turnInto(page: Page, size: typeof DESK, colorScheme: "light" | "dark"): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}

async function fits(page: Page, name: string): Promise<void> {
  await page.evaluate(coloursSettled);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
  expect([name, await violationsOf(page)]).toEqual([name, []]);
  await expect.poll(() => sidewaysScroll(page), { message: name }).toBeLessThanOrEqual(0);
}

/**
 * Looks at a page that a story walks on a phone in light colours: as it is, and as wide as a desk's window in dark
 * ones. Afterwards it is a phone's again, so a long way need not be walked twice.
 */
export async function fitsPhoneAndDesk(page: Page, name: string): Promise<void> {
  await fits(page, `${name}-phone`);
  await turnInto(page, DESK, "dark");
  await fits(page, `${name}-desk`);
  await turnInto(page, PHONE, "light");
}
