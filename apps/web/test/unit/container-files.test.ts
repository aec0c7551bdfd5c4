import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../../../..");
const text = (file: string) => readFileSync(join(ROOT, file), "utf8");
const lines = text("Dockerfile").split("\n");

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>;
}

test("operating-16 the compose file fits Compose's own schema, and a public linter finds nothing in it", () => {
  const linter = new DCLinter({
    rules: { "require-quotes-in-ports": [2, { quoteType: "double" }] },
    quiet: false,
    debug: false,
    exclude: [],
  });
  const found = linter.lintFiles([join(ROOT, "compose.yaml")], false);
  expect(found).toHaveLength(1);
  expect(found.flatMap(({ messages }) => messages.map(({ rule, message }) => [rule, message]))).toEqual([]);
});

test("operating-16 what the compose file sets is what the product or its database reads", () => {
  const { services } = parse(text("compose.yaml")) as Compose;
  const known = [...text(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(Object.keys(services.web?.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  expect(
    Object.keys(services.database?.environment ?? {}).every((name) => name.startsWith("POSTGRES_")),
  ).toBe(true);
  expect(services.web?.environment?.DATABASE_URL).toMatch(/@database:5432\//);
});

test("operating-16 the container file is well formed, runs as nobody in particular and holds no secret", () => {
  expect(validate(text("Dockerfile"))).toEqual([]);
  expect(lines.findLast((line) => line.startsWith("USER "))).toBe("USER 1000:1000");
  expect(lines.filter((line) => /^(?:ENV|ARG) .*(?:SECRET|TOKEN|KEY|PASSWORD)/.test(line))).toEqual([]);
  expect(text(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".git", ".data", ".env"]));
});

test("operating-16 every script that the container runs is there, on a Node.js that the product takes", () => {
  const scripts = lines.flatMap((line) => line.match(/scripts\/[\w/-]+\.mjs/g) ?? []);
  expect(scripts).toEqual(["scripts/image/build-image.mjs", "scripts/is-ready.mjs"]);
  expect(lines.at(-2)).toBe('CMD ["node", "apps/web/dist/serve.mjs"]');
  expect(existsSync(join(ROOT, "apps/web/launcher/serve.ts"))).toBe(true);
  expect(scripts.filter((script) => !existsSync(join(ROOT, script)))).toEqual([]);
  const [, major] = /^ARG BUILDER=node:(\d+)/m.exec(text("Dockerfile")) ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(20);
});
