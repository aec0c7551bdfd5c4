import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const BOOK = join(ROOT, "docs/rules");
const WRITTEN = /\.(?:tsx?|mjs|css|prisma|md)$/;
const MADE = new Set(["node_modules", "dist", "generated"]);
/** What may not touch a citation: a label may look like a rule's id ("chat-2" is a model's name). */
const AROUND = { before: "(?<![\\w/.-])", after: "(?![\\w-])" };

interface Rule {
  readonly id: string;
  readonly page: string;
  /** `false` for a rule under "Not yet held" at the page's end. */
  readonly held: boolean;
  readonly text: string;
}

interface Citation {
  readonly id: string;
  readonly file: string;
}

/** The rules of one page, in order. */
function rulesOf(page: string, text: string): Rule[] {
  const [held = ""] = text.split("\n## Not yet held\n");
  return [...text.matchAll(/^- \*\*([^*]+)\*\* (.*)/gm)].map(({ 1: id = "", 2: notice = "", index }) => ({
    id,
    page,
    held: index < held.length,
    text: notice,
  }));
}

/** The ids in a text that have the form of a rule's, whether or not there is such a rule. */
function citedIn(text: string, pages: readonly string[]): string[] {
  const { before, after } = AROUND;
  return text.match(new RegExp(`${before}(?:${pages.join("|")})-\\d+${after}`, "g")) ?? [];
}

/** Comments that cite a text which is not here, by a section or the number of a decision: "§4", "D7". */
const elsewhereIn = (text: string): string[] =>
  text.match(/^[ \t]*(?:\/?\*|\/\/).*(?:§ ?\d|\bD\d{1,2}\b).*$/gm) ?? [];

const isTest = (file: string) => /\/test\/|\.(?:test|story)\.tsx?$|-contract\.ts$/.test(file);

/** The held rules that no test names. */
function withoutTest(rules: readonly Rule[], citations: readonly Citation[]): string[] {
  const named = new Set(citations.filter(({ file }) => isTest(file)).map(({ id }) => id));
  return rules.filter(({ id, held }) => held && !named.has(id)).map(({ id }) => id);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") || MADE.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : WRITTEN.test(entry.name) ? [path] : [];
  });
}

const pages = readdirSync(BOOK)
  .filter((file) => file !== "README.md")
  .map((file) => basename(file, ".md"));
const rules = pages.flatMap((page) => rulesOf(page, readFileSync(join(BOOK, `${page}.md`), "utf8")));
const written = ["apps", "packages", "scripts", "docs"].flatMap((folder) => filesBelow(join(ROOT, folder)));
const citations = written
  .filter((file) => file !== import.meta.filename)
  .flatMap((file) => citedIn(readFileSync(file, "utf8"), pages).map((id) => ({ id, file })));

test("the book of rules has a page a noun, and its table names every page", () => {
  const table = readFileSync(join(BOOK, "README.md"), "utf8");
  const named = [...table.matchAll(/^\| \[(\w+)\]\((\w+)\.md\)/gm)].map(([, name, file]) => [name, file]);
  expect(named).toEqual(pages.map((page) => [page, page]));
});

test.each(pages)("the rules of %s are numbered from 1, each number once", (page) => {
  const ids = rules.filter((rule) => rule.page === page).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect([...ids].sort()).toEqual(ids.map((_, index) => `${page}-${index + 1}`).sort());
});

test("every rule that holds is named by a test", () => {
  expect(withoutTest(rules, citations)).toEqual([]);
});

test("whatever cites a rule cites one that is there", () => {
  const known = new Set(rules.map(({ id }) => id));
  expect(written.length).toBeGreaterThan(1000);
  expect(citations.filter(({ id }) => !known.has(id))).toEqual([]);
});

test("no comment cites a text that is not here", () => {
  const citing = written
    .filter((file) => file !== import.meta.filename && !file.endsWith(".md"))
    .flatMap((file) => elsewhereIn(readFileSync(file, "utf8")).map((line) => ({ file, line })));
  expect(citing).toEqual([]);
});

test("the glossary has a word once", () => {
  const glossary = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");
  const words = [...glossary.matchAll(/^\| ([^|-][^|]*?) \|/gm)].slice(1).map(([, word = ""]) => word);
  expect(words.length).toBeGreaterThan(50);
  expect(words).toEqual([...new Set(words)]);
});

describe("the book is read rightly:", () => {
  const page = "# Mail\n\n- **mail-1** One.\n- **mail-2** Two.\n\n## Not yet held\n\n- **mail-3** Three.\n";

  test("what stands under 'Not yet held' is not a rule of today", () => {
    expect(rulesOf("mail", page).map(({ held }) => held)).toEqual([true, true, false]);
  });

  test("a citation stands alone, in a comment or at the start of a test's name", () => {
    const text = "/** mail-1, mail-2. */ it('mail-9: x') e-mail-4 mail-5-b mail-6x /mail-7";
    expect(citedIn(text, ["mail"])).toEqual(["mail-1", "mail-2", "mail-9"]);
  });

  test("a citation of another text is one in a comment alone", () => {
    const text = '/** D42: once. */\n  // As §7 says.\n * See D7.\nconst code = "VIT D3"; // ID3, e-D4a\n';
    expect(elsewhereIn(text)).toEqual(["/** D42: once. */", "  // As §7 says.", " * See D7."]);
  });

  test("a rule of today that no test names is told", () => {
    const citations = [
      { id: "mail-1", file: "packages/mail/test/smtp.test.ts" },
      { id: "mail-2", file: "packages/mail/src/mailer.ts" },
    ];
    expect(withoutTest(rulesOf("mail", page), citations)).toEqual(["mail-2"]);
  });
});
