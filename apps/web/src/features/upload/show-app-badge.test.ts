import { expect, test } from "vitest";
import { showAppBadge } from "./show-app-badge";

test("receipts-79 the icon says how many receipts wait to be checked, and nothing once none does", async () => {
  const shown: unknown[] = [];
  const badges = {
    setAppBadge: async (count?: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push("none"),
  };
  for (const count of [3, 1, 0]) await showAppBadge(badges, count);
  expect(shown).toEqual([3, 1, "none"]);
});

test("receipts-79 a browser without badges, or one that refuses them, goes on without", async () => {
  await expect(showAppBadge({}, 2)).resolves.toBeUndefined();
  await expect(showAppBadge({}, 0)).resolves.toBeUndefined();
  const refusing = async () => {
    throw new DOMException("Not in this window.", "InvalidStateError");
  };
  const badges = { setAppBadge: refusing, clearAppBadge: refusing };
  await expect(showAppBadge(badges, 2)).resolves.toBeUndefined();
  await expect(showAppBadge(badges, 0)).resolves.toBeUndefined();
});
