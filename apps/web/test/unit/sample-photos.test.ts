import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { SAMPLE_PHOTOS } from "@gf-ledger/api/photos/sample-photos";
import { expect, test } from "vitest";

const SAMPLES = new URL("../../public/samples/", import.meta.url);

test("plans-27 the photos offered for a first try are the ones that never count", async () => {
  const files = await readdir(SAMPLES);
  const hashes = await Promise.all(
    files.map(async (name) =>
      createHash("sha256")
        .update(await readFile(new URL(name, SAMPLES)))
        .digest("hex"),
    ),
  );
  expect(hashes.toSorted()).toEqual([...SAMPLE_PHOTOS].toSorted());
});
