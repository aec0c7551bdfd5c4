import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { CATALOGUES } from "../src/catalogues";
import { namedIn } from "./support/named-in-code";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const FOLDERS = [
  ...["apps/web/src", "apps/web/launcher"],
  ...readdirSync(`${ROOT}packages`).map((name) => `packages/${name}/src`),
].filter((folder) => existsSync(ROOT + folder));
const CATALOGUE = /^packages\/messages\/src\/[a-z]{2}\//;
/** The list of what rules may answer, whether they do or not. */
const KEYED = "packages/domain/src/messages/keyed-messages.ts";
const isCode = (path: string) => /\.tsx?$/.test(path) && !/\.(?:bench|d|story|test)\.tsx?$/.test(path);

interface Tree {
  readonly [key: string]: string | Tree;
}

function keysOf(tree: Tree, within: readonly string[] = []): (readonly string[])[] {
  return Object.entries(tree).flatMap(([name, entry]) => {
    const key = [...within, name];
    return typeof entry === "string" ? [key] : keysOf(entry, key);
  });
}

/** A page of the help is told whole: code names it, and not what stands on it. */
const named = (key: readonly string[]) => (key[0] === "help" ? key.slice(0, 2) : key);

/** The messages that no code asks for by their names. */
function unusedOf(catalogue: Tree, files: Parameters<typeof namedIn>[0]): string[] {
  const code = namedIn(files);
  return keysOf(catalogue)
    .filter((key) => !named(key).every((part) => code.names(part)))
    .map((key) => key.join("."));
}

test("editions-21 each message is asked for somewhere", () => {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  ).filter((path) => isCode(path) && !CATALOGUE.test(path) && path !== KEYED);
  const files = paths.map((path) => ({ path, code: readFileSync(ROOT + path, "utf8") }));
  expect(unusedOf(CATALOGUES.en, files)).toEqual([]);
});

test("editions-21 a message that is not asked for is found; one asked for by parts is not", () => {
  const catalogue = {
    list: {
      title: "Items",
      nameAscending: "{column}, A to Z",
      tipText: "Hold it still.",
      subtitle: "All of them",
    },
  };
  const code = `
    const t = useTranslations("list");
    const kind = "name";
    const shown = [t("title"), t(\`\${kind}\${down ? "Descending" : "Ascending"}\`), t(\`\${tip}Text\`)];`;
  expect(unusedOf(catalogue, [{ path: "a.ts", code }])).toEqual(["list.subtitle"]);
});
