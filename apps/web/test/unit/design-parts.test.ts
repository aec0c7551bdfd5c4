import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");
const textsOf = (folder: string) =>
  readdirSync(join(SOURCE, folder)).map((file) => readFileSync(join(SOURCE, folder, file), "utf8"));

/** What looks like nothing by itself: the frame of every field, words that break otherwise, and where toasts appear. */
const WITHOUT_LOOKS = ["forms/field", "kept-hyphens", "notices/toaster"];

test("screens-37 the page of all parts holds each part that screens are made of", () => {
  const shown = textsOf("features/design").join("");
  const parts = readdirSync(join(SOURCE, "components"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => file.slice(0, -".tsx".length));
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !shown.includes(`"@/components/${part}"`)).sort()).toEqual(WITHOUT_LOOKS);
});
