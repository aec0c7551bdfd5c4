import { toast } from "@/components/toast";
import { failureOf } from "@/trpc/failure";

/** Shows a refusal in the server's words, and in `otherwise` where it sent none. */
export function sayRefused(error: unknown, words: { title: string; otherwise: string }): void {
  const description = failureOf(error).message ?? words.otherwise;
  toast({ title: words.title, description, tone: "danger" });
}
