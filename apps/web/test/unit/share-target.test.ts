import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { MAX_CHOSEN_BYTES, maybePhoto } from "@/features/upload/reading/photo-data";

/** The service worker's own judgement of a file that another app shares. */
function workersJudgement(): (file: { name: string; type: string; size: number }) => boolean {
  const worker = readFileSync(join(import.meta.dirname, "../../public/sw.js"), "utf8");
  return runInContext(`${worker}\nisPhoto;`, createContext({ self: { addEventListener: () => {} } }));
}

test.each([
  ["a.jpg", "image/jpeg", 9],
  ["a.HEIC", "", 9],
  ["a.pdf", "application/pdf", 9],
  ["a.jpg", "image/jpeg", MAX_CHOSEN_BYTES],
  ["a.jpg", "image/jpeg", MAX_CHOSEN_BYTES + 1],
  ["a.html", "text/html", 9],
  ["a.zip", "application/zip", 9],
  ["notes.txt", "", 9],
])(
  "receipts-94 a shared file is taken where a chosen one is, and nowhere else: %s of type %s, %i bytes",
  (name, type, size) => {
    expect(workersJudgement()({ name, type, size })).toBe(maybePhoto({ name, type, size }));
  },
);

test("receipts-94 an empty file is not taken", () => {
  expect(workersJudgement()({ name: "a.jpg", type: "image/jpeg", size: 0 })).toBe(false);
});
