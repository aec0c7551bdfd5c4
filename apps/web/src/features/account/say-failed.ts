import { toast } from "@/components/toast";
import { failureOf } from "@/trpc/failure";

/** Shows a toast about a change to the account that failed, in the server's words where it sent any. */
export function sayFailed(error: unknown): void {
  const description = failureOf(error).message ?? "Something went wrong. Please try again.";
  toast({ title: "Error", description, tone: "danger" });
}
