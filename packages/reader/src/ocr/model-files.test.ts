import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assertModelFiles, MODEL_FILES, modelFolder } from "./model-files";

let copy = "";

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "models-"));
  await cp(modelFolder(), copy, { recursive: true });
});

afterAll(() => rm(copy, { recursive: true, force: true }));

describe("reading-65 the model files", () => {
  test("the shipped files are those that their data sheet names, and no others", async () => {
    const sheet = await readFile(join(modelFolder(), "README.md"), "utf8");
    const named = [...sheet.matchAll(/^\| `([\w.-]+)` \| `([0-9a-f]{64})` \|/gm)];
    const hashes = Object.fromEntries(named.map(([, name, hash]) => [name, hash]));
    expect(hashes).toEqual(MODEL_FILES);
    const shipped = (await readdir(modelFolder())).filter((name) => /\.(onnx|txt|json)$/.test(name));
    expect(shipped.filter((name) => !name.startsWith("LICENSE")).sort()).toEqual(
      Object.keys(MODEL_FILES).sort(),
    );
    for (const [name, hash] of Object.entries(MODEL_FILES)) {
      const bytes = await readFile(join(modelFolder(), name));
      expect(createHash("sha256").update(bytes).digest("hex"), name).toBe(hash);
    }
  });

  test("whole ones pass; one cut short and one that is missing are each named, with what to do", async () => {
    await expect(assertModelFiles(copy)).resolves.toBeUndefined();
    await truncate(join(copy, "detector.onnx"), 1000);
    await rm(join(copy, "recogniser-keys.txt"));
    const stated = await assertModelFiles(copy).catch((error: Error) => error.message);
    expect(stated).toContain("detector.onnx is damaged");
    expect(stated).toContain("recogniser-keys.txt is missing");
    expect(stated).not.toContain("recogniser.onnx is");
    expect(stated).toMatch(/Put it back with `git checkout -- packages\/reader\/models`/);
  });
});
