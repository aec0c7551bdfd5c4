"use client";

import { EXCHANGE_METHODS } from "@gf-ledger/claim/currency/exchange-methods";
import type { ClaimRatesView } from "@gf-ledger/claim/currency/rate-view";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { SelectField } from "@/components/forms/select-field";
import { useClaimChanges } from "@/features/claim/use-claim-changes";
import { AllowedFields } from "@/features/household/allowed";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import { trpc } from "@/trpc/client";
import { ConvertedAmounts } from "./converted-amounts";
import { NeededRate } from "./needed-rate";

const RateForm = loadedWhenShown(() => import("./forms/rate-form").then((module) => module.RateForm));

/** The rates of a claim that holds something in the other currency; nothing where it does not (claim-14). */
export function RatesCard({ claim }: { claim: ClaimView }) {
  const t = useTranslations("rates");
  const { data } = trpc.claims.rates.useQuery({ id: claim.id });
  const { change, busy } = useClaimChanges();
  const [writing, setWriting] = useState<ClaimRatesView["needed"][number] | null>(null);
  if (!data || data.needed.length === 0) return null;
  return (
    <Card id="rates" className="scroll-mt-24">
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 text-sm text-ink-soft">{t("introduction")}</p>
        <div className="mt-4 max-w-sm">
          <AllowedFields>
            <SelectField
              label={t("method")}
              value={data.method}
              disabled={busy || claim.status !== "draft"}
              options={EXCHANGE_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
              onChange={({ target }) =>
                void change({
                  id: claim.id,
                  exchangeMethod: target.value === "daily" ? "daily" : "annual-average",
                })
              }
            />
          </AllowedFields>
        </div>
        <ul aria-label={t("needed")} className="mt-4 divide-y divide-line">
          {data.needed.map((needed) => (
            <NeededRate
              key={needed.of}
              method={data.method}
              needed={needed}
              onEnter={() => setWriting(needed)}
            />
          ))}
        </ul>
        <ConvertedAmounts rates={data} />
        {writing ? <RateForm method={data.method} needed={writing} onClose={() => setWriting(null)} /> : null}
      </CardBody>
    </Card>
  );
}
