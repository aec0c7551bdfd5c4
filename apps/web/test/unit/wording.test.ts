import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { WORDING_PLACES } from "./wording-places";

const WEB = fileURLToPath(new URL("../../src/", import.meta.url));
const PROJECT = fileURLToPath(new URL("../../../../", import.meta.url));

/** All sources of a folder, with texts as a reader sees them: JSX may break a sentence over lines. */
async function sourcesOf(place: string): Promise<string> {
  const folder = place.startsWith("packages/") ? join(PROJECT, place, "src") : join(WEB, place);
  const entries = await readdir(folder, { recursive: true });
  const sources = entries.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  const texts = await Promise.all(sources.map((name) => readFile(join(folder, name), "utf8")));
  return texts.join("\n").replaceAll("&apos;", "'").replace(/\s+/g, " ");
}

test.each(Object.entries(WORDING_PLACES))(
  "screens-14 %s says its wordings to the letter",
  async (place, wordings) => {
    const sources = await sourcesOf(place);
    expect(wordings.filter((wording) => !sources.includes(wording))).toEqual([]);
  },
);
