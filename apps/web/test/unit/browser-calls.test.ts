import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../../src");
const IMPORT =
  /(?:^|\n)(?:import|export)(?! type\b)[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)|(?:^|\n)import "([^"]+)"/g;
/** A call of the browser's own `fetch`, or of the one that POSTs JSON with it. */
const FETCH = /(?<![.\w])(?:fetch|postJson)[<(]/;

const codeOf = (file: string) => readFileSync(file, "utf8").replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, "");

/** The file of the app that an import leads to; `undefined` for one that leads to a package. */
function importedFile(from: string, name: string): string | undefined {
  if (!/^[@.]\.?\//.test(name)) return undefined;
  const base = name.startsWith("@/") ? join(SOURCES, name.slice(2)) : join(dirname(from), name);
  return [`${base}.ts`, `${base}.tsx`].find(existsSync);
}

/** The files, and all of the app that they import, also what is fetched only later. */
function reached(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of found) {
    for (const [, stated = "", later = "", bare = ""] of codeOf(file).matchAll(IMPORT)) {
      const next = importedFile(file, stated || later || bare);
      if (next) found.add(next);
    }
  }
  return found;
}

const routes = readdirSync(join(SOURCES, "app/[edition]"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => join(SOURCES, "app/[edition]", name));
const isForSignedIn = (file: string) => file.includes("/(app)/");
const signedIn = reached(routes.filter(isForSignedIn));
const open = reached(routes.filter((file) => !isForSignedIn(file)));

const fetching = [...signedIn].filter((file) => FETCH.test(codeOf(file)));
const named = (files: readonly string[]) => files.map((file) => relative(SOURCES, file)).sort();

test("screens-21 what signed-in pages alone fetch beside tRPC are files", () => {
  expect(signedIn.size).toBeGreaterThan(300);
  expect(named(fetching.filter((file) => !open.has(file)))).toEqual([
    // The account's ZIP, and the one of an import, whose body is the ZIP itself.
    "features/account/documents/send-import.ts",
    "features/account/documents/your-data.tsx",
    // The package of a claim, into which photos are laid.
    "features/claim/documents/add-photos.tsx",
    // What tRPC itself asks first, and sends a photo's bytes with.
    "trpc/first-calls.tsx",
    "trpc/photo-calls.ts",
  ]);
});

test("screens-21 what they share with public pages asks for files, or who is signed in and how", () => {
  expect(named(fetching.filter((file) => open.has(file)))).toEqual([
    "features/auth/current-user.ts",
    "features/auth/forms/begin-sign-on.ts",
    "features/auth/forms/use-ways-in.ts",
    "features/claim/documents/download-document.tsx",
    "features/reports/documents/download-csv.ts",
    // What tRPC itself asked first, and asks again where no answer came.
    "trpc/first-answers.ts",
  ]);
});

test("screens-21 a separate fetch is found, and a query of the API's client is none", () => {
  expect(['await fetch("/api/x")', "postJson<Answer>(path)"].every((code) => FETCH.test(code))).toBe(true);
  expect(FETCH.test("utils.products.lookUp.fetch({ barcode })")).toBe(false);
});
