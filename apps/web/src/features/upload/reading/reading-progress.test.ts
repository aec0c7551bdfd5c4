import type { ReadingMoment } from "@gf-ledger/domain/reading/reading-stage";
import { translatorOf } from "@gf-ledger/messages/translator";
import { describe, expect, it } from "vitest";
import { readingProgress, readingWords } from "./reading-progress";

const queued = (position: number, waitSeconds: number): ReadingMoment => ({
  stage: "queued",
  position,
  waitSeconds,
});

describe("reading-39 how far a reading has come", () => {
  it("reading-39 the bar of a reading grows and never says it is done", () => {
    const steps = [0, 5_000, 15_000, 30_000, 600_000].map((ms) => readingProgress(ms, null));
    expect(steps[0]).toBe(0);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(Math.max(...steps)).toBeLessThan(100);
  });

  it("reading-39 the bar is at least as far as the stage that the reading has reached", () => {
    const stages = ["queued", "prepare", "find_text", "read_text", "understand"] as const;
    const full = stages.map((stage) => readingProgress(0, { stage }));
    expect(full).toEqual([...full].sort((a, b) => a - b));
    expect(readingProgress(600_000, { stage: "prepare" })).toBe(readingProgress(600_000, null));
  });

  it("reading-39 the bar of a photo that waits does not pretend that it is being read", () => {
    expect(readingProgress(600_000, queued(3, 20))).toBeLessThanOrEqual(
      readingProgress(0, { stage: "prepare" }),
    );
  });
});

describe("reading-39 what a photo that waits is told", () => {
  it.each([
    [queued(1, 0), "Waiting for its turn: next in line, a moment"],
    [queued(2, 7), "Waiting for its turn: 1 photo before it, about 7 seconds"],
    [queued(9, 42), "Waiting for its turn: 8 photos before it, about 40 seconds"],
    [queued(40, 170), "Waiting for its turn: 39 photos before it, about 3 minutes"],
    [{ stage: "queued" } as const, "Waiting for its turn"],
    [{ stage: "read_text" } as const, "Reading the text"],
    [null, "Sending the photo"],
  ])("reading-39 %j is told as %s", (moment, words) => {
    expect(readingWords(moment, translatorOf("en-CA", "upload.progress"))).toBe(words);
  });
});
