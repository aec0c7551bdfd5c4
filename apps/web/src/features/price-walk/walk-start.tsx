"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { type FormEvent, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody } from "@/components/card";
import { Checkbox } from "@/components/forms/checkbox";
import { TextField } from "@/components/forms/text-field";
import { Alert } from "@/components/notices/alert";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { shareOnEstimates } from "./share-on-estimates";
import type { WalkedShop } from "./use-keep-seen-price";

interface WalkStartProps {
  year: number;
  onStart: (shop: WalkedShop) => void;
}

/** What the walk is worth, and the shop, which is asked once. */
export function WalkStart({ year, onStart }: WalkStartProps) {
  const locale = useLocale();
  const t = useTranslations("priceWalk");
  const [store, setStore] = useState("");
  const [place, setPlace] = useState("");
  const [wholeYear, setWholeYear] = useState(false);
  const [missing, setMissing] = useState(false);
  const walk = trpc.priceBook.walk.useQuery({ year, wholeYear }, { placeholderData: (last) => last });
  const { data } = walk;
  if (!data) return <Loading of={[walk]} className="h-64" label={t("loading")} failed={t("notLoaded")} />;
  const { total, onEstimates, outOfReach, stops, currency } = data;
  const money = (dollars: number) => formatMoney(dollars, locale, currency);
  if (onEstimates <= 0)
    return (
      <Alert tone="success" title={t("nothing", { year: String(year) })}>
        {t("nothingText")}
      </Alert>
    );

  function start(event: FormEvent) {
    event.preventDefault();
    if (store.trim() === "") return setMissing(true);
    onStart({ store: store.trim(), place: place.trim() === "" ? null : place.trim(), wholeYear });
  }

  return (
    <Card>
      <CardBody>
        <p>
          {t("worth", {
            year: String(year),
            amount: money(onEstimates),
            share: shareOnEstimates(data),
            total: money(total),
            count: stops.length,
          })}
        </p>
        <p className="mt-2 text-sm text-ink-soft">{t("how")}</p>
        <form noValidate onSubmit={start} className="mt-4 grid gap-4">
          <TextField
            label={t("store")}
            maxLength={200}
            autoComplete="off"
            value={store}
            error={missing && store.trim() === "" ? t("storeNeeded") : undefined}
            onChange={(event) => setStore(event.target.value)}
          />
          <TextField
            label={t("place")}
            maxLength={200}
            autoComplete="off"
            value={place}
            onChange={(event) => setPlace(event.target.value)}
          />
          {wholeYear || outOfReach > 0 ? (
            <Checkbox
              label={t("wholeYear", { year: String(year) })}
              hint={t("wholeYearText")}
              checked={wholeYear}
              onChange={(event) => setWholeYear(event.target.checked)}
            />
          ) : null}
          <Button type="submit" disabled={stops.length === 0}>
            {t("start")}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
