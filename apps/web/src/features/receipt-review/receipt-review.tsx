"use client";

import { useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { Alert } from "@/components/notices/alert";
import { Spinner } from "@/components/notices/spinner";
import { useAllowed } from "@/features/household/allowed";
import { trpc } from "@/trpc/client";
import { ReadReceipt } from "./read-receipt";
import { ReviewedReceipt } from "./reviewed-receipt";

/** Shows the receipt with this id, or that it is loading or failed to load (receipts-44). */
export function ReceiptReview({ id }: { id: string }) {
  const t = useTranslations("review");
  const mayChange = useAllowed("change");
  const common = useTranslations("common");
  const { data: receipt, isError, isFetching, refetch } = trpc.receipts.get.useQuery({ id });
  return (
    <div className="page py-4 sm:py-10">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 sm:mb-6">
        <h1 className="text-xl sm:text-3xl">{t("title")}</h1>
        {receipt ? <Badge tone="claim">{t("processed")}</Badge> : null}
      </div>
      {receipt ? (
        mayChange ? (
          <ReviewedReceipt receipt={receipt} />
        ) : (
          <ReadReceipt receipt={receipt} />
        )
      ) : isError ? (
        <Alert
          live
          tone="danger"
          title={t("failedTitle")}
          actions={
            <>
              <Button tone="secondary" busy={isFetching} onClick={() => void refetch()}>
                {common("tryAgain")}
              </Button>
              <LinkButton href="/upload-receipt" tone="secondary">
                {t("back")}
              </LinkButton>
            </>
          }
        >
          {t("failed")}
        </Alert>
      ) : (
        <div className="grid min-h-64 place-items-center text-ink-soft">
          <Spinner label={t("loading")} />
        </div>
      )}
    </div>
  );
}
