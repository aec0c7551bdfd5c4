import { describe, expect, test } from "vitest";
import { furtherZooms } from "./further-looks";
import { effortNamed } from "./reader-effort";

const image = { data: new Uint8Array(), width: 600, height: 900 };
const page = { width: 600, height: 900, words: [] };

describe("reading-57 how often a photo is looked at", () => {
  test.each([
    [undefined, "normal"],
    ["", "normal"],
    ["normal", "normal"],
    ["fast", "fast"],
  ])("READER_EFFORT=%s chooses %s", (value, effort) => {
    expect(effortNamed(value)).toBe(effort);
  });

  test("any other READER_EFFORT is refused with a sentence that says what may stand there", () => {
    expect(() => effortNamed("slow")).toThrow("READER_EFFORT is normal or fast, not slow.");
  });

  test("is up to three times normally, and once where that is to be fast or the file holds its text", () => {
    expect(furtherZooms({ image, words: null }, "normal")).toEqual([1.5, 0.8]);
    expect(furtherZooms({ image, words: null }, "fast")).toEqual([]);
    expect(furtherZooms({ image, words: page }, "normal")).toEqual([]);
  });
});
