import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { failureOf } from "./failure";
import { retryMutation, retryQuery } from "./retry-rules";

function answered(status: number, message = "No.") {
  const data = { code: "X", httpStatus: status, error: { message, code: "plan_limit", limit: 5 } };
  return TRPCClientError.from({ error: { message, code: -32000, data } });
}
const offline = TRPCClientError.from(new TypeError("Failed to fetch"));

it("screens-8 a read is retried twice when the server failed or was not reached", () => {
  expect([0, 1, 2].map((failures) => retryQuery(failures, answered(500)))).toEqual([true, true, false]);
  expect(retryQuery(1, offline)).toBe(true);
});

it("screens-8 a write is retried once, and never after an answer of 4xx", () => {
  expect([0, 1].map((failures) => retryMutation(failures, offline))).toEqual([true, false]);
  expect([400, 401, 402, 409, 429].map((status) => retryMutation(0, answered(status)))).toEqual(
    Array(5).fill(false),
  );
});

it("screens-9 a failure carries the server's words, code and further fields", () => {
  expect(failureOf(answered(402, "Used up."))).toMatchObject({
    message: "Used up.",
    code: "plan_limit",
    status: 402,
    body: { limit: 5 },
  });
  expect(failureOf(offline)).toMatchObject({ message: null, status: null });
});
