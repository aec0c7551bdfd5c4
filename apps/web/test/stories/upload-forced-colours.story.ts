import { expect, test } from "vitest";
import { violationsOf } from "./support/accessibility";
import { signedIn } from "./support/browser";
import { readSample } from "./support/photos";

test("with forced colours a switch and a bar still show their state", async () => {
  const { page } = await signedIn(undefined, "us", { forcedColors: "active" });
  await readSample(page, "us");
  const on = page.getByRole("switch", { checked: true }).first();
  const off = page.getByRole("switch", { checked: false }).first();
  const ground = (one: typeof on) => one.evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(await ground(on)).not.toBe(await ground(off));
  expect(await violationsOf(page)).toEqual([]);
});
