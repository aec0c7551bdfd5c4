import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATEGORIES, GLUTEN_FREE_MULTIPLIERS } from "@gf-ledger/domain/category/categories";
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
])("operating-17 %s is a package of its own, with its interface in %s", (name, file) => {
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

interface TypesConfig {
  readonly compilerOptions?: object;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const typesOf = (name: string, file = "tsconfig.json") =>
  JSON.parse(readFileSync(join(PACKAGES, name, file), "utf8")) as TypesConfig;

test("operating-60 types are checked of all that each package names, in one program or, under settings of its own, by itself", () => {
  const { include, exclude } = typesOf("config", "tsconfig.packages.json");
  const names = readdirSync(PACKAGES);
  const alone = names.filter((name) => typesOf(name).compilerOptions);
  expect(alone.map((name) => `../${name}`)).toEqual(exclude);
  const checks = readFileSync(join(PACKAGES, "../scripts/checking/checks.mjs"), "utf8");
  expect(checks).toContain(`const TYPED_ALONE = ${JSON.stringify(["web", ...alone]).replaceAll(",", ", ")};`);
  const together = names.filter((name) => !alone.includes(name));
  const left = together.flatMap((name) =>
    typesOf(name).include.filter((files) => !include.includes(`../*/${files}`)),
  );
  expect(left).toEqual([]);
});
