"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import { Skeleton } from "@/components/notices/skeleton";

/** What a part of a page asks the server; a query of tRPC is one. */
export interface LoadingQuery {
  /** Whether no answer came, and none is there from before. */
  readonly isLoadingError: boolean;
  refetch(): Promise<unknown>;
}

interface LoadingProps {
  of: readonly LoadingQuery[];
  /** The size of the shape. */
  className: string;
  /** Announced while it comes. */
  label?: string | undefined;
  /** What is said once a call has failed, where it is a whole page's. */
  failed?: string | undefined;
}

/**
 * Stands where a part of a page comes: a grey shape, and once a call has failed what happened, with a button that
 * makes the failed calls again (screens-54).
 */
export function Loading({ of, className, label, failed }: LoadingProps) {
  const common = useTranslations("common");
  const failures = of.filter(({ isLoadingError }) => isLoadingError);
  if (failures.length === 0) return <Skeleton className={className} {...(label ? { label } : {})} />;
  return (
    <Alert
      live
      tone="danger"
      title={failed ?? common("notLoaded")}
      actions={
        <Button
          tone="secondary"
          size="small"
          onClick={() => failures.forEach((query) => void query.refetch())}
        >
          {common("tryAgain")}
        </Button>
      }
    />
  );
}
