import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { usedUpPlan } from "./used-up-plan";

const resetsAt = "2026-12-01T00:00:00.000Z";

function refused(status: number, body: Record<string, unknown> & { message: string; code: string }) {
  const data = { code: "X", httpStatus: status, error: body };
  return TRPCClientError.from({ error: { message: body.message, code: -32600, data } });
}

describe("receipts-42 a save beyond the plan", () => {
  it("receipts-42 is told with the day on which the plan starts again", () => {
    const body = { message: "Used up.", code: "plan_limit", limit: 5, resetsAt };
    expect(usedUpPlan(refused(402, body))).toEqual({ resetsAt });
  });

  it("receipts-42 is no other failure", () => {
    expect(usedUpPlan(refused(409, { message: "Saved.", code: "conflict" }))).toBeNull();
    expect(usedUpPlan(new TypeError("The network failed."))).toBeNull();
  });
});
