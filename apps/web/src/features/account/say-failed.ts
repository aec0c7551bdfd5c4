import { toast } from "@/components/toast";
import { failureOf } from "@/trpc/failure";

/** A change to the account that did not work, in the server's words where it has any. */
export function sayFailed(error: unknown): void {
  const description = failureOf(error).message ?? "Something went wrong. Please try again.";
  toast({ title: "Error", description, tone: "danger" });
}
