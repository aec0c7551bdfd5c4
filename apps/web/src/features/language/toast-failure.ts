import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { failureOf } from "@/trpc/failure";

/** Shows that a call failed, in the server's words where it sent any. */
export function toastFailure(error: unknown, words: { title: string; otherwise: string }): void {
  const description = failureOf(error).message ?? words.otherwise;
  toast({ title: words.title, description, tone: "danger" });
}

/** {@link toastFailure} with general words, or a title of the feature's own. */
export function useToastError(title?: string): (error: unknown) => void {
  const common = useTranslations("common");
  return (error) =>
    toastFailure(error, { title: title ?? common("errorTitle"), otherwise: common("wentWrong") });
}
