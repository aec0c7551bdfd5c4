"use client";

import { useTranslations } from "use-intl";
import { toast } from "@/components/toast";
import { failureOf } from "@/trpc/failure";

/** Shows a toast about a change that failed, in the server's words where it sent any. */
export function useToastError(): (error: unknown) => void {
  const common = useTranslations("common");
  return (error) =>
    toast({
      title: common("errorTitle"),
      description: failureOf(error).message ?? common("wentWrong"),
      tone: "danger",
    });
}
