import { failureOf } from "@/trpc/failure";

/** A save that was refused because the plan's month is used up. */
export interface UsedUpPlan {
  /** When the next month begins, in ISO 8601; `null` where the server did not say. */
  readonly resetsAt: string | null;
}

/** Returns what a failed save says of a used-up plan (receipts-42); `null` for any other failure. */
export function usedUpPlan(error: unknown): UsedUpPlan | null {
  const { code, body } = failureOf(error);
  if (code !== "plan_limit") return null;
  return { resetsAt: typeof body.resetsAt === "string" ? body.resetsAt : null };
}
