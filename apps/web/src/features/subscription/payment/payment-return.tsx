"use client";

import { CheckBadgeIcon } from "@heroicons/react/24/outline";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { Card, CardBody } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { toast } from "@/components/notices/toast";
import { trpc } from "@/trpc/client";
import { PaymentError } from "./payment-error";
import { returningTo, returnPageOf } from "./return-page";

/** plans-19: confirms a payment and links to where to go next. */
function SubscribedNotice() {
  const t = useTranslations("subscription.back");
  return (
    <Card className="mx-auto max-w-lg text-center">
      <CardBody className="py-10">
        <CheckBadgeIcon aria-hidden="true" className="mx-auto size-12 text-claim" />
        <h1 className="mt-3 text-2xl">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{t("thanks")}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <LinkButton href="/reports">{t("reports")}</LinkButton>
          <LinkButton href="/" tone="secondary">
            {t("home")}
          </LinkButton>
        </div>
      </CardBody>
    </Card>
  );
}

/** How many milliseconds apart, and how many times, the provider is asked whether the payment has arrived. */
const ASK_EVERY_MS = 2000;
const ASK_TIMES = 10;

/**
 * The page that a payment returns to (plans-19). The address says when the bank refused to confirm it, and
 * which page of this site the person upgraded from: it is shown again once the payment has arrived.
 */
export function PaymentReturn({ retryPath }: { retryPath: string }) {
  const t = useTranslations("subscription.back");
  const payment = useTranslations("subscription.payment");
  const query = useSearchParams();
  const outcome = query.get("redirect_status");
  const returnPage = returnPageOf(query);
  const router = useRouter();
  const utils = trpc.useUtils();
  const { mutate: ask, data: status } = trpc.subscription.refresh.useMutation({
    retry: false,
    onSuccess: (answer) => {
      utils.subscription.status.setData(undefined, answer);
      void utils.receipts.planUse.invalidate();
    },
  });
  const premium = status?.isPremium ?? false;

  useEffect(() => {
    if (premium) return;
    ask();
    let asked = 1;
    const timer = setInterval(() => {
      ask();
      asked += 1;
      if (asked === ASK_TIMES) clearInterval(timer);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [ask, premium]);

  useEffect(() => {
    if (!premium || returnPage === null) return;
    toast({ title: t("title"), description: t("thanks"), tone: "success" });
    router.replace(returnPage);
  }, [premium, returnPage, router, t]);

  const failed = outcome !== null && outcome !== "succeeded" && outcome !== "processing";
  return (
    <div className="page py-12">
      {failed && !premium ? (
        <div className="mx-auto max-w-lg">
          <h1 className="mb-4 text-2xl">{t("notFinished")}</h1>
          <PaymentError message={payment("failed")} />
          <p className="mt-4 mb-5 text-ink-soft">{t("notCharged")}</p>
          <LinkButton href={returningTo(retryPath, returnPage)}>{t("tryAgain")}</LinkButton>
        </div>
      ) : (
        <SubscribedNotice />
      )}
    </div>
  );
}
