import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { loadTruthSet } from "./truth-set";

async function folderWith(truth: unknown): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "truth-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, "images"));
  await writeFile(path.join(folder, "images", "a.jpg"), "a");
  await writeFile(path.join(folder, "truth.json"), JSON.stringify(truth));
  return folder;
}

describe("a folder for the bench", () => {
  test("is found by its own name and by that of its images, with file names of either kind", async () => {
    const folder = await folderWith([{ file: "images/a.jpg", store: "S", items: [] }, { file: "a.jpg" }]);
    const [own, images] = [await loadTruthSet(folder), await loadTruthSet(path.join(folder, "images"))];
    const expected = path.join(folder, "images", "a.jpg");
    expect([...own, ...images].map(({ imagePath }) => imagePath)).toEqual(Array(4).fill(expected));
  });

  test("may know no items: then text totals and day-first dates are read, and the store is left out", async () => {
    const folder = await folderWith([
      { file: "a.jpg", store: "S", date: "05/12/2018", total: "RM 9.00", lines: [] },
    ]);
    const [{ truth } = { truth: null }] = await loadTruthSet(folder);
    expect(truth).toEqual({ file: "a.jpg", store: null, date: "2018-12-05", total: 9 });
  });

  test("without a truth.json, or with one of another form, says so in one sentence", async () => {
    const folder = await folderWith({ not: "a list" });
    await expect(loadTruthSet(folder)).rejects.toThrow(/not in the form the bench reads/);
    await expect(loadTruthSet("/nowhere")).rejects.toThrow(/truth.json was not found/);
  });
});
