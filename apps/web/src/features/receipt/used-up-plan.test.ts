import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { AnswerFailure } from "@/trpc/answer-failure";
import { usedUpPlan } from "./used-up-plan";

const resetsAt = "2026-12-01T00:00:00.000Z";
const body = { message: "Used up.", code: "plan_limit", limit: 5, resetsAt };

describe("receipts-42 a save beyond the plan", () => {
  it("receipts-42 is told with the day on which the plan starts anew, by whichever call it was sent", () => {
    const data = { code: "PAYMENT_REQUIRED", httpStatus: 402, error: body };
    const called = TRPCClientError.from({ error: { message: body.message, code: -32600, data } });
    for (const error of [called, new AnswerFailure(body)]) expect(usedUpPlan(error)).toEqual({ resetsAt });
  });

  it("receipts-42 is no other failure", () => {
    expect(usedUpPlan(new AnswerFailure({ message: "Saved.", code: "conflict" }))).toBeNull();
    expect(usedUpPlan(new TypeError("The network failed."))).toBeNull();
  });
});
