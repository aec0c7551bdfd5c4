import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATEGORIES, GLUTEN_FREE_MULTIPLIERS } from "@gf-ledger/domain/category/category";
import { expect, test } from "vitest";

const PACKAGES = join(import.meta.dirname, "../../../../packages");
const sourcesOf = (name: string) =>
  readdirSync(join(PACKAGES, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(PACKAGES, name, "src", file), "utf8"));

test.each([
  ["reader", "receipt-reader.ts"],
  ["mail", "mailer.ts"],
  ["payments", "payments.ts"],
  ["assistant", "assistant.ts"],
])("operating-17 %s is a door of its own, with its shape in %s", (name, file) => {
  expect(existsSync(join(PACKAGES, name, "src", file))).toBe(true);
});

test("operating-17 the domain holds multipliers, the two calculators and category keywords", () => {
  expect(Object.keys(GLUTEN_FREE_MULTIPLIERS)).toEqual([...CATEGORIES]);
  for (const file of [
    "calculator/canada.ts",
    "calculator/united-states.ts",
    "category/keyword-category.ts",
  ]) {
    expect([file, existsSync(join(PACKAGES, "domain/src", file))]).toEqual([file, true]);
  }
});

test("operating-17 the REST adapter is thin: of the workspace it knows the calls, the domain and the words alone", () => {
  const imported = sourcesOf("rest").flatMap((text) =>
    [...text.matchAll(/"@gf-ledger\/([a-z]+)/g)].map(([, name]) => name),
  );
  expect([...new Set(imported)].sort()).toEqual(["api", "domain", "messages"]);
});
