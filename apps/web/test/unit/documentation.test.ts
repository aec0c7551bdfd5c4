import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { commentsOf, namedThings, SCRIPTS } from "./support/named-things";

const ROOT = join(import.meta.dirname, "../../../..");
const docs = readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".md"),
);
const PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...docs.map((name) => `docs/${name}`)];
/** Decisions tell what was at their time, so the names in them may be gone. */
const pagesOfToday = PAGES.filter((page) => !page.startsWith("docs/adr/"));

const textOf = (page: string) => readFileSync(join(ROOT, page), "utf8");
const withoutCode = (text: string) => text.replace(/```.*?```|`[^`\n]*`/gs, "");

/** What GitHub makes of a heading, so that a link can lead to it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
const anchorsOf = (page: string) =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

describe("operating-61 documentation", () => {
  test.each(PAGES)("%s links to nothing that does not exist", (page) => {
    const broken = [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, address = ""]) => address)
      .filter((address) => !/^(?:[a-z]+:|\/)/.test(address))
      .filter((address) => {
        const [file = "", anchor] = address.split("#");
        const target = file === "" ? page : normalize(join(dirname(page), file));
        if (!existsSync(join(ROOT, target))) return true;
        return anchor !== undefined && target.endsWith(".md") && !anchorsOf(target).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  test.each(pagesOfToday)("%s names no file or folder that does not exist", (page) => {
    const named = [...textOf(page).matchAll(/`((?:packages|apps|docs|deploy|training)\/[\w./@()[\]-]+)`/g)];
    const missing = named
      .map(([, path = ""]) => path)
      .filter((path) => !path.includes("/dist") && !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  describe("names in backticks", () => {
    const things = namedThings();

    /** The glossary's last column lists names that are not to be used. */
    test.each(pagesOfToday.filter((page) => !page.startsWith("docs/glossary")))(
      "%s names no file and no identifier that the code does not have",
      (page) => {
        expect(things.missing([textOf(page)])).toEqual([]);
      },
    );

    test("neither does a comment", () => {
      const missing = SCRIPTS.flatMap((file) =>
        things.missing(commentsOf(file)).map((name) => `${file}: ${name}`),
      );
      expect(missing).toEqual([]);
    });

    test("a name that nothing has is found, in a text and as a file", () => {
      const gone = ["store", "Nothing"].join("");
      expect(things.missing([`\`${gone}\` in \`gone/${gone}.ts\`, \`SCRIPTS\``])).toEqual([
        gone,
        `gone/${gone}.ts`,
      ]);
    });
  });
});
