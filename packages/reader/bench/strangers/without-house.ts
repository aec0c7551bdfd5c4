import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { placeBundle } from "../../src/command/build-workers";
import type { House } from "./houses";
import type * as Replay from "./replay";

const source = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** Stands in a pattern where a chain's own row was: nobody prints it. */
const NOTHING = "\uE000";
/** Glued to other letters, a row's word is a part of another word. */
const asWord = (text: string) =>
  new RegExp(`(?<![A-Z])${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![A-Z])`, "g");

/** Takes what is known of a house out of the understanding's sources while they are bundled. */
function takenOut(
  { chains, rows, words }: House,
  trees?: string,
): { plugin: Plugin; missing: () => string[] } {
  const open = new Set([...rows, ...words]);
  const strike = (text: string, what: string) => {
    const struck = text.replace(asWord(what), NOTHING);
    if (struck !== text) open.delete(what);
    return struck;
  };
  const without = (file: string, text: string): string => {
    if (file.endsWith("/chains/chains.ts")) {
      const left = `ALL_CHAINS.filter(({ id }) => !${JSON.stringify(chains)}.includes(id))`;
      return `${text.replace("export const CHAINS", "const ALL_CHAINS")}\nexport const CHAINS = ${left};`;
    }
    if (file.endsWith("/understanding/words/grocery-words.ts")) return words.reduce(strike, text);
    const struck = rows.reduce(strike, text);
    return trees && file.endsWith("/understanding/rows/row-roles.ts")
      ? struck.replace('modelFile("row-trees.json")', JSON.stringify(path.resolve(trees)))
      : struck;
  };
  const plugin: Plugin = {
    name: "taken-out",
    setup({ onLoad }) {
      onLoad({ filter: /\/(understanding|chains)\/.*\.ts$/ }, async ({ path: file }) => ({
        contents: without(file, await readFile(file, "utf8")),
        loader: "ts",
      }));
    },
  };
  return { plugin, missing: () => [...open] };
}

/**
 * The understanding of a reader that never heard of a house: bundled without its chains' entries, its words and its
 * rows. With `null` as it is.
 * @param trees the table of trees that judges rows, where it is not the shipped one
 * @throws an Error that names a row or a word that no table has, since then nothing was taken out
 */
export async function understandingWithout(house: House | null, trees?: string): Promise<typeof Replay> {
  const { plugin, missing } = takenOut(house ?? { chains: [], rows: [], words: [] }, trees);
  const folder = source("../../dist/strangers");
  const { outputFiles } = await build({
    entryPoints: { [house?.chains[0] ?? "everybody"]: source("./replay.ts") },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    write: false,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    plugins: [plugin],
    logLevel: "warning",
  });
  const left = missing();
  if (left.length > 0) throw new Error(`No table of the understanding has ${left.join(", ")}.`);
  const [file] = outputFiles;
  if (!file) throw new Error("The understanding was not bundled.");
  await placeBundle(file.path, file.contents);
  return (await import(pathToFileURL(path.resolve(file.path)).href)) as typeof Replay;
}
