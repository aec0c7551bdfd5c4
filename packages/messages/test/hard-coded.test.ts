import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { hardCodedSentences } from "./support/hard-coded-sentences";
import { UNTRANSLATED } from "./support/untranslated";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Where words that people read are written. */
const FOLDERS = [
  "apps/web/src/app",
  "apps/web/src/components",
  "apps/web/src/features",
  "apps/web/src/hooks",
  "packages/api/src",
  "packages/assistant/src/knowledge",
  "packages/assistant/src/passages",
  "packages/claim/src",
  "packages/documents/src",
  "packages/domain/src",
  "packages/mail/src",
  "packages/payments/src",
  "packages/rest/src",
];

/** What a made-up person wrote into a sample account stays as written, as in any account. */
const MADE_UP = /^packages\/api\/src\/demo\//;

/** Letters that a file format begins with, which nobody reads. */
const OF_A_FORMAT = /^packages\/mail\/src\/inbound\/outlook\/rtf-body\.ts$/;

/** Code that says something to a person, or nothing: no test. */
const OTHERWISE = /\.(?:bench|test|story|d)\.tsx?$/;
const isCode = (path: string) => /\.tsx?$/.test(path) && !OTHERWISE.test(path);
/** The API's document and the page of all parts are for programmers, an article's checks for its writer: they read English. */
const FOR_PROGRAMMERS =
  /^packages\/rest\/src\/(?:openapi|routes)\/|\/features\/content\/source\.ts$|\/features\/design\/|\.design\.tsx$/;

function filesBelow(folder: string): string[] {
  const names = readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" });
  const paths = names.filter(isCode).map((name) => `${folder}/${name}`);
  return paths.filter((path) => ![FOR_PROGRAMMERS, MADE_UP, OF_A_FORMAT].some((one) => one.test(path)));
}

/** The files that say something in English alone. */
function untranslated(): string[] {
  return FOLDERS.flatMap(filesBelow)
    .filter((path) => hardCodedSentences(path, readFileSync(ROOT + path, "utf8"), UNTRANSLATED).length > 0)
    .sort();
}

test("editions-18 chat-47 no file has a sentence that people read in English alone", () => {
  expect(untranslated()).toEqual([]);
});

test.each([
  ["text between tags", "<p>Upload a receipt</p>", "Upload a receipt"],
  ["one word between tags", "<b>Reports</b>", "Reports"],
  ["an aria-label", '<button aria-label="Close" />', "Close"],
  ["a title in braces", '<img alt={"Receipt"} />', "Receipt"],
  ["a placeholder", '<input placeholder="name" />', "name"],
  ["a toast", 'toast({ title: "Saved" })', "Saved"],
  ["a schema's sentence", 'z.string().min(1, "Enter a name")', "Enter a name"],
  [
    "a sentence with something put in",
    "const a = `You have $" + "{n} receipts left`",
    "You have 5 receipts left",
  ],
])("editions-18 %s is found", (_what, code, text) => {
  expect(hardCodedSentences("a.tsx", `const x = () => { ${code}; };`)).toEqual([text]);
});

test.each([
  ["a name", '<a aria-label="Facebook">GF Ledger</a>', []],
  ["a key that stands for its words", 'const a = { title: "letter", of: ["Bread and Bakery"] }', []],
  ["a key that an element shows", "<b>Snacks</b>", ["Snacks"]],
  ["a key as an element's text", '<b title={"letter"}>{"Snacks"}</b>', ["letter", "Snacks"]],
])("editions-18 %s is told from words", (_what, code, texts) => {
  expect(hardCodedSentences("a.tsx", `const x = () => { ${code}; };`, UNTRANSLATED)).toEqual(texts);
});

test.each([
  'const canadian = source.includes("Statistics Canada")',
  '<p className="Card wide">{t("title")}</p>',
  '<li key="Other One" data-x="Two Words">{count}</li>',
  'throw new TypeError("A link must be absolute")',
  'import { a } from "Some where"',
  "<p>· – 5</p>",
  'const headers = { "Access-Control-Allow-Headers": "Authorization, Content-Type" }',
])("editions-18 what nobody reads is left alone: %s", (code) => {
  const whole = code.startsWith("import") ? code : `const x = () => { ${code}; };`;
  expect(hardCodedSentences("a.tsx", whole)).toEqual([]);
});
