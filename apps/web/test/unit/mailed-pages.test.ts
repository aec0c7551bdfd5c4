import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { MAILED_PAGES } from "@gf-ledger/api/mail/page-link";
import { expect, test } from "vitest";

const pages = join(import.meta.dirname, "../../src/app/[edition]");
const groups = readdirSync(pages).filter((name) => name.startsWith("("));

test.each(MAILED_PAGES)("a mail that leads to %s leads to a page that is there", (path) => {
  const files = groups.map((group) => join(pages, group, path, "page.tsx"));
  expect(files.filter((file) => existsSync(file))).toHaveLength(1);
});
