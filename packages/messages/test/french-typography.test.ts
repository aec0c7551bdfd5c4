import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { typographyFaults } from "../src/french-typography";
import { frenchTexts } from "./support/french-texts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** French words that stand in files of their own. */
const KNOWLEDGE = "packages/assistant/src/knowledge/fr";
const NAMES = "packages/catalogue/data/french-names";

const filesBelow = (folder: string, name: RegExp) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path}`);

test.each(filesBelow(KNOWLEDGE, /\.ts$/))("editions-14 the French of %s is written as in Canada", (path) => {
  const texts = frenchTexts(path, readFileSync(ROOT + path, "utf8"));
  expect(texts.length).toBeGreaterThan(0);
  const faults = texts.flatMap((text) =>
    text.split("\n").flatMap((line) => typographyFaults(line).map((fault) => `${fault}: ${line}`)),
  );
  expect(faults).toEqual([]);
});

test.each(filesBelow(NAMES, /\.json$/))("editions-14 the French of %s is written as in Canada", (path) => {
  const [columns, ...rows]: string[][] = JSON.parse(readFileSync(ROOT + path, "utf8"));
  expect(columns).toEqual(["name", "french"]);
  const faults = rows.flatMap(([, french = ""]) =>
    typographyFaults(french).map((fault) => `${fault}: ${french}`),
  );
  expect(faults).toEqual([]);
});

test("editions-14 a text is found with what is put into it, and a key and an English heading are not", () => {
  const code = `
    import { a } from "./a's";
    const words = {
      "Reader's": "Lecture",
      say: (count: number) => \`\${count} $ en tout\`,
      help: \`\n## What's new?\n### Quoi de neuf?\`,
    };`;
  expect(frenchTexts("a.ts", code).map((text) => text.trim())).toEqual([
    "Lecture",
    "{x} $ en tout",
    "### Quoi de neuf?",
  ]);
});
