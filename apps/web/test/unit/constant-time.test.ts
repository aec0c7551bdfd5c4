import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const FOLDERS = ["api", "rest", "payments", "mail", "reader"].map((name) =>
  join(ROOT, "packages", name, "src"),
);

/** A comparison such as `==` beside the name of a secret; asking whether there is one at all is allowed. */
const COMPARED =
  /(?:\b\w*(?:token|secret|signature|hmac|digest|apiKey|passwordHash)\w*\s*(?<![=!])[=!]==?(?!=)\s*(?!null|undefined|""|'')\S|[=!]==?\s*(?:\w+\.)*\w*(?:token|secret|signature|hmac|digest|apiKey|passwordHash)\b(?!\.(?:purpose|length)))/i;

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => join(folder, file));
}

const comparing = (code: string) => code.split("\n").filter((line) => COMPARED.test(line));

test("operating-13 no secret is compared letter by letter: by its hash in the database, or by timingSafeEqual", () => {
  const files = [...FOLDERS, join(ROOT, "apps/web/src/server"), join(ROOT, "apps/web/src/app")].flatMap(
    sources,
  );
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    comparing(readFileSync(file, "utf8")).map((line) => [file, line.trim()]),
  );
  expect(found).toEqual([]);
});

test.each([
  "if (token === expected) return true;",
  "return given !== apiKey;",
  "if (request.headers.get('x') === environment.AUTH_SECRET) {",
  "const ok = signature == right;",
])("the comparison `%s` would be found", (line) => {
  expect(comparing(line)).toEqual([line]);
});

test.each([
  "if (token === null) return;",
  'secret !== "" && use(secret)',
  'token.purpose === "reset-password"',
])("asking `%s` is not a comparison of a secret", (line) => {
  expect(comparing(line)).toEqual([]);
});
