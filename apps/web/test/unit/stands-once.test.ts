import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const MADE = new Set(["node_modules", "generated", "testing"]);

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const FOLDERS = [
  ...readdirSync(join(ROOT, "packages"))
    .filter((name) => !["config", "contract-tests", "fuzz-tests"].includes(name))
    .map((name) => `packages/${name}/src`),
  "apps/web/src",
  "apps/web/launcher",
];

/** The code of every file without its comments. */
const CODE = FOLDERS.flatMap((folder) => sourcesBelow(join(ROOT, folder))).map((file) => ({
  file: relative(ROOT, file),
  code: readFileSync(file, "utf8").replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, ""),
}));

const DOMAIN = "packages/domain/src";
const API = "packages/api/src";

test.each([
  [
    "reports-9 which line items count",
    /deleted_at IS NULL|deletedAt: null\b/,
    [
      `${API}/account-data/queries/holds-records.ts`,
      `${API}/imports/verbs/restore-import.ts`,
      `${API}/items/verbs/save-line-items.ts`,
      `${API}/tax-report/queries/live-line-items.ts`,
      `${API}/tax-report/verbs/change-line-item.ts`,
      `${API}/tax-report/verbs/undo-line-items.ts`,
    ],
  ],
  [
    "receipts-11 which edition a currency belongs to",
    /=== "(?:CAD|USD)"/,
    ["packages/claim/src/sums/lines/exchange-factor.ts"],
  ],
  ["prices-10 how an own price is brought to a line", /ownPrice \* /, [`${DOMAIN}/pricing/own-price.ts`]],
  [
    "claim-60 which ground a regular price rests on",
    /"yourWord"/,
    [`${DOMAIN}/pricing/ground.ts`, `${API}/tax-report/rules/rests-on.ts`],
  ],
  ["accounts-37 how an API key begins", /gfl_/, [`${DOMAIN}/account/api-key-prefix.ts`]],
  [
    "accounts-2 what the cookies are called",
    /next-auth\.session|__Host-|gf-ledger-(?:device|registration|signed-in)/,
    [`${DOMAIN}/account/cookie-names.ts`],
  ],
  ["receipts-3 how large a photo may be", /\b15 MB|15 \* 1024/, []],
  ["mail-12 where people write to", /support@/, [`${DOMAIN}/support-address.ts`]],
])("%s is said in one place", (_, stated, places) => {
  expect(
    CODE.filter(({ code }) => stated.test(code))
      .map(({ file }) => file)
      .sort(),
  ).toEqual(places.sort());
});

test("mail-12 the terms and the privacy page name the mailbox that everything else names", () => {
  const folder = join(ROOT, "apps/web/content/legal");
  const address = /"(.*)"/.exec(readFileSync(join(ROOT, DOMAIN, "support-address.ts"), "utf8"))?.[1];
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const page of pages.filter((name) => name.endsWith(".md"))) {
    const named = readFileSync(join(folder, page), "utf8").match(/support@[\w.]+\w/g) ?? [];
    expect([page, [...new Set(named)]]).toEqual([page, named.length > 0 ? [address] : []]);
  }
});
