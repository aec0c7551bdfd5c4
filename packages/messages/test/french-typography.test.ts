import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { typographyFaults } from "../src/french-typography";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** French words that stand in files of their own. */
const NAMES = "packages/catalogue/data/french-names";

const filesBelow = (folder: string, name: RegExp) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path}`);

test.each(filesBelow(NAMES, /\.json$/))("editions-14 the French of %s is written as in Canada", (path) => {
  const [columns, ...rows]: string[][] = JSON.parse(readFileSync(ROOT + path, "utf8"));
  expect(columns).toEqual(["name", "french"]);
  const faults = rows.flatMap(([, french = ""]) =>
    typographyFaults(french).map((fault) => `${fault}: ${french}`),
  );
  expect(faults).toEqual([]);
});
