import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { productSources, ROOT } from "./support/product-sources";

const MOST_FILES = 15;
/** What a room below a noun of the api may be called, whatever the noun. */
const WORDS = ["verbs", "queries", "views", "rules"];
const NOUNS = "packages/api/src/";
const FEATURES = "apps/web/src/features/";

const files = productSources()
  .map((file) => relative(ROOT, file))
  .filter((file) => !/\.test\.tsx?$/.test(file));

/** The folders that hold source below another, each as a path from there, and those that lead to them. */
function foldersBelow(above: string): string[] {
  const paths = files.filter((file) => file.startsWith(above)).map((file) => file.slice(above.length));
  return [
    ...new Set(
      paths.flatMap((path) => {
        const steps = path.split("/").slice(0, -1);
        return steps.map((_, at) => steps.slice(0, at + 1).join("/"));
      }),
    ),
  ].sort();
}

/** The folders below a folder of `above`: what such a folder is divided into. */
const roomsBelow = (above: string) => foldersBelow(above).filter((path) => path.includes("/"));

/** The tables of architecture's section on rooms, each as its head and the names that its rows begin with. */
function tablesOfRooms(): { head: string; names: string[] }[] {
  const [, section = ""] = readFileSync(join(ROOT, "docs/architecture.md"), "utf8").split(/^## Rooms$/m);
  const tables = (section.split(/^## /m)[0] ?? "").match(/(?:^\|.*\n)+/gm) ?? [];
  return tables.map((table) => {
    const [head = "", , ...rows] = table.trim().split("\n");
    const first = rows.map((row) => row.split("|")[1] ?? "");
    return {
      head,
      names: first.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)),
    };
  });
}

const isOfApi = ({ head }: { head: string }) => head.includes("`packages/api`");

describe("operating-70 folders of source", () => {
  it("hold at most fifteen files of their own", () => {
    const counts = new Map<string, number>();
    for (const folder of files.map((file) => dirname(file)))
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    const full = [...counts].filter(([, count]) => count > MOST_FILES);
    expect(counts.size).toBeGreaterThan(100);
    expect(full.map(([folder, count]) => `${folder} holds ${count}`)).toEqual([]);
  });

  it("are divided, below a noun of the api, by four words or by nouns that architecture names", () => {
    const isOneOfWords = (path: string) => {
      const [name = "", ...above] = path.split("/").reverse();
      return WORDS.includes(name) && !WORDS.some((word) => above.includes(word));
    };
    const rooms = roomsBelow(NOUNS);
    const named = tablesOfRooms()
      .filter(isOfApi)
      .flatMap(({ names }) => names);
    expect(rooms.some(isOneOfWords)).toBe(true);
    expect(rooms.filter((path) => !isOneOfWords(path))).toEqual(
      named.filter((name) => !WORDS.includes(name)).sort(),
    );
    expect(named.filter((name) => !name.includes("/"))).toEqual(WORDS);
  });

  it("are divided, below a feature, by names that architecture lists", () => {
    const listed = tablesOfRooms()
      .filter((table) => !isOfApi(table))
      .flatMap(({ names }) => names);
    const names = roomsBelow(FEATURES).map((path) => path.split("/").at(-1) ?? "");
    expect([...new Set(names)].filter((name) => !listed.includes(name))).toEqual([]);
  });
});
