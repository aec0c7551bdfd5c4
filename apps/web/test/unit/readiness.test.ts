import { expect, test } from "vitest";
import { readinessOf } from "../../src/server/process/readiness";

const ALL = { database: "ok", readerIsThere: true, jobs: "ok", stopping: false } as const;

test("operating-18 a server whose database, reader and job queue are there is ready", () => {
  const body = { status: "ready", database: "ok", reader: "ok", jobs: "ok" };
  expect(readinessOf(ALL)).toEqual({ httpStatus: 200, body });
});

test.each([
  [{ database: "unreachable" }, { status: "not ready", database: "unreachable" }],
  [{ readerIsThere: false }, { status: "not ready", reader: "missing" }],
  [{ jobs: "starting" }, { status: "not ready", jobs: "starting" }],
] as const)("operating-18 with %j it is 503, and says so", (missing, stated) => {
  expect(readinessOf({ ...ALL, ...missing })).toMatchObject({ httpStatus: 503, body: stated });
});

test("operating-22 a server that stops says so and is 503, though all its parts are there", () => {
  const stopping = readinessOf({ ...ALL, stopping: true });
  expect(stopping).toMatchObject({ httpStatus: 503, body: { status: "stopping", database: "ok" } });
});
