import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, signIn } from "./support/person";
import { type Edition, HOSTS, openProduction, type Production, SECRETS } from "./support/production";

const WEB = join(import.meta.dirname, "../..");
const EDITIONS: readonly Edition[] = ["ca", "us"];

let product: Production;
let person: Person;
let secrets: string[];
beforeAll(async () => {
  product = await openProduction({ DIAGNOSTICS: "on" });
  person = await signIn(product, "markperson@example.com");
  const { password } = new URL(product.databaseUrl());
  secrets = [...Object.values(SECRETS), "QZMARK", password];
});
afterAll(() => product.close());

/** Every page, by its folder; a variable part of a path is replaced by its own name. */
function everyPage(): string[] {
  const pages = join(WEB, "src/app/[edition]");
  return readdirSync(pages, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page.tsx"))
    .map((file) => `/${file.replace(/\([^)]+\)\//g, "").replace(/\/?page\.tsx$/, "")}`)
    .map((path) => path.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, "$1"));
}

const leaks = (text: string) => secrets.filter((secret) => text.includes(secret));

test("operating-12 no page of either edition holds a secret in its source, for strangers and for people signed in", async () => {
  const pages = [...everyPage(), "/blog/how-much-more-gluten-free-food-costs"];
  expect(pages.length).toBeGreaterThan(20);
  const found: unknown[] = [];
  for (const edition of EDITIONS) {
    for (const path of pages) {
      for (const cookie of ["", person.cookie]) {
        const sent = { edition, ...(cookie ? { cookie } : {}) };
        const { text, headers } = await product.send("GET", path, sent);
        // The data that the pages' own navigation fetches instead of the page.
        const part = await product.send("GET", path, { ...sent, headers: { rsc: "1" } });
        const leak = [...leaks(text), ...leaks(part.text), ...leaks(JSON.stringify(headers))];
        if (leak.length > 0) found.push([edition, path, leak]);
      }
    }
  }
  expect(found).toEqual([]);
}, 180_000);

test("operating-71 nothing that a page asked for is written beside the build", () => {
  expect(existsSync(join(WEB, ".next/server/app/ca/reports.html"))).toBe(true);
  expect(existsSync(join(WEB, ".next/server/route-cache"))).toBe(false);
});

const builtPage = (edition: Edition, path: string) =>
  readFileSync(join(WEB, `.next/server/app/${edition}${path}.html`), "utf8");

const TO_READ = ["", "/blog", "/blog/how-much-more-gluten-free-food-costs", "/tools", "/auth", "/terms"];

test("pages-10 a page rendered at build time is sent whole: no loading state stands where its content belongs", () => {
  const pages = [...TO_READ, "/page-not-found", "/blog/not-found", "/reset-password"];
  const holdingBack = pages.filter((path) =>
    EDITIONS.some((edition) => builtPage(edition, path).includes('<template id="B:')),
  );
  expect(holdingBack).toEqual([]);
});

test("What is there to read is painted before the page's scripts are fetched", () => {
  const runningFirst = TO_READ.filter((path) =>
    EDITIONS.some((edition) => builtPage(edition, path).includes(' async=""></script>')),
  );
  expect(runningFirst).toEqual([]);
});

test("operating-12 no page is made with anybody's own data: what is somebody's comes by calls that ask who calls", async () => {
  for (const path of everyPage()) {
    const { text } = await product.send("GET", path, { cookie: person.cookie });
    expect([path, text.includes("markperson")]).toEqual([path, false]);
  }
});

test("operating-12 no file that the pages load holds a secret or a source map", async () => {
  const folder = join(WEB, ".next/static");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const { name, parentPath } of files) {
    expect([name, leaks(readFileSync(join(parentPath, name), "latin1"))]).toEqual([name, []]);
    expect(name).not.toMatch(/\.map$/);
  }
});

test("operating-12 no open call tells a secret", async () => {
  const calls = [
    "/api/health",
    "/api/ready",
    "/api/openapi.json",
    "/api/auth/providers",
    "/api/auth/csrf",
    "/api/auth/session",
  ];
  for (const path of [
    ...calls,
    "/api/user",
    "/sw.js",
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
  ]) {
    const { text, status } = await product.send("GET", path);
    expect([path, status < 500, leaks(text)]).toEqual([path, true, []]);
  }
  expect(HOSTS.ca).not.toBe(HOSTS.us);
});
