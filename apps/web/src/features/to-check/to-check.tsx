"use client";

import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Allowed } from "@/features/household/allowed";
import { useDiscarding } from "@/features/receipt-editor/changes/use-discarding";
import type { RouterOutputs } from "@/trpc/client";
import { DoubtfulReceipt } from "./doubtful-receipt";
import { SureReceipts } from "./sure-receipts";

/** Checking by exception (receipts-108, receipts-109): one button for all that is sure, and one list of what needs a look. */
export function ToCheck({ receipts, more }: RouterOutputs["receipts"]["toCheck"]) {
  const t = useTranslations("receipts.toCheck");
  const { ask, dialog } = useDiscarding();
  if (receipts.length === 0) return null;
  const sure = receipts.filter(({ doubts }) => doubts.length === 0);
  const doubtful = receipts.filter(({ doubts }) => doubts.length > 0);
  return (
    <Allowed to="change">
      <Card id="to-check">
        <CardBody className="flex flex-col gap-5">
          <CardTitle>{t("title")}</CardTitle>
          {sure.length > 0 ? <SureReceipts receipts={sure} /> : null}
          {doubtful.length > 0 ? (
            <section aria-label={t("look", { receipts: doubtful.length })}>
              <p className="font-semibold">{t("look", { receipts: doubtful.length })}</p>
              <ul className="divide-y divide-line">
                {doubtful.map((receipt) => (
                  <DoubtfulReceipt key={receipt.id} receipt={receipt} onDiscard={ask} />
                ))}
              </ul>
            </section>
          ) : null}
          {more > 0 ? <p className="text-sm text-ink-soft">{t("more", { receipts: more })}</p> : null}
        </CardBody>
      </Card>
      {dialog}
    </Allowed>
  );
}
