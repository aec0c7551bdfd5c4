import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { WORDING_PLACES } from "./wording-places";

const WEB = fileURLToPath(new URL("../../src/", import.meta.url));
const PROJECT = fileURLToPath(new URL("../../../../", import.meta.url));

/** Where screens have their words, since they are said in several languages. */
const MESSAGES = join(PROJECT, "packages/messages/src/en");

const folderOf = (place: string) =>
  place.startsWith("packages/") ? join(PROJECT, place, "src") : join(WEB, place);

/** All sources of a folder, with texts as a reader sees them: JSX may break a sentence over lines, and JSON has escapes. */
async function sourcesOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true });
  const sources = entries.filter((name) => /\.(?:tsx?|json)$/.test(name) && !/\.test\.tsx?$/.test(name));
  const texts = await Promise.all(sources.map((name) => readFile(join(folder, name), "utf8")));
  return texts.join("\n").replaceAll("&apos;", "'").replaceAll('\\"', '"').replace(/\s+/g, " ");
}

test.each(Object.entries(WORDING_PLACES))(
  "screens-14 %s says its wordings to the letter",
  async (place, wordings) => {
    const sources = (await Promise.all([folderOf(place), MESSAGES].map(sourcesOf))).join(" ");
    expect(wordings.filter((wording) => !sources.includes(wording))).toEqual([]);
  },
);
