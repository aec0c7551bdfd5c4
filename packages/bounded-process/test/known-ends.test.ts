import { expect, test, vi } from "vitest";
import { PlacesTaken } from "../src/fair-processes";
import { JobEnded } from "../src/job-ended";

test("operating-62 a job's end is known where another bundle of the server made it", async () => {
  vi.resetModules();
  const ended = await import("../src/job-ended");
  const taken = await import("../src/fair-processes");
  expect(ended.JobEnded).not.toBe(JobEnded);
  expect(new ended.JobEnded("too_much_memory")).toBeInstanceOf(JobEnded);
  expect(new taken.PlacesTaken()).toBeInstanceOf(PlacesTaken);
  expect(new Error("another")).not.toBeInstanceOf(JobEnded);
  expect(new taken.PlacesTaken()).not.toBeInstanceOf(JobEnded);
});
