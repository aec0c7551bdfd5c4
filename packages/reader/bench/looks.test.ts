import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { renderSmallReceipt } from "../generator/small-receipt";
import { READER_VERSION } from "../src/local/reader-version";
import { loadOcrModels } from "../src/ocr/ocr-models";
import { keptLooks, nameOfLooks } from "./looks";

describe("reading-125 the kept looks at a photo", () => {
  test("bear the reader's version in their name, so that none is that of another version", () => {
    const photo = new TextEncoder().encode("a photo");
    expect(nameOfLooks(photo)).toContain(`-${READER_VERSION}.json`);
    expect(nameOfLooks(photo, "3.10.0")).not.toBe(nameOfLooks(photo, "3.11.0"));
  });

  test("are taken again where only an older version's are kept, and kept for the next time", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "looks-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const photo = path.join(folder, "photo.jpg");
    const bytes = await renderSmallReceipt();
    await writeFile(photo, bytes);
    await writeFile(path.join(folder, nameOfLooks(bytes, "0.0.1")), "[]");
    const models = await loadOcrModels();
    const looks = await keptLooks(photo, models, folder);
    expect(looks[0]?.words.length).toBeGreaterThan(3);
    const kept = path.join(folder, nameOfLooks(bytes));
    expect(JSON.parse(await readFile(kept, "utf8"))).toEqual(JSON.parse(JSON.stringify(looks)));
    expect(await readdir(folder)).toHaveLength(3);
    await writeFile(kept, "[]");
    expect(await keptLooks(photo, models, folder)).toEqual([]);
  });
});
