"use client";

import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { WalkStop as Stop } from "@gf-ledger/domain/price-book/price-walk";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Alert } from "@/components/notices/alert";
import { useAmountOfFood } from "@/features/bought/use-amount-of-food";
import { TagPhoto } from "@/features/price-book/photo/tag-photo";
import { failureOf } from "@/trpc/failure";
import type { WalkedShop } from "./use-keep-seen-price";
import { WalkForm } from "./walk-form";
import { startOfStop } from "./walk-values";

interface WalkStopProps {
  stop: Stop;
  year: number;
  shop: WalkedShop;
  currency: Currency;
  onKept: () => void;
  onSkip: () => void;
}

/** What was read from a photo, or nothing: then all is typed. */
interface Writing {
  readonly tag: ShelfTag | null;
  readonly picture: Blob | null;
}

/** One product to find: its tag is photographed, or its price is typed. */
export function WalkStopCard({ stop, year, shop, currency, onKept, onSkip }: WalkStopProps) {
  const locale = useLocale();
  const t = useTranslations("priceWalk");
  const common = useTranslations("common");
  const food = useTranslations("food");
  const amountOf = useAmountOfFood();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const { name, usual, comparedWith, bought, itemCount } = stop;
  return (
    <Card>
      <CardBody>
        <CardTitle as="h2">{t("find", { name })}</CardTitle>
        <p className="mt-1 text-lg">{t("anyBrand", { size: amountOf(usual) ?? "" })}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {food("comparedWith", {
            name: [comparedWith, bought && amountOf(bought)].filter(Boolean).join(", "),
            count: itemCount,
          })}
        </p>
        {unread === null ? null : (
          <Alert live tone="warn" className="mt-4" title={t("noTag")}>
            {unread} {t("nothingCounted")}
          </Alert>
        )}
        <div className="mt-4 grid gap-3">
          <TagPhoto
            label={t(writing?.picture ? "photoAgain" : "photo")}
            readingLabel={t("reading")}
            tone={writing?.picture ? "secondary" : "primary"}
            onRead={(tag, picture) => {
              setUnread(null);
              setWriting({ tag, picture });
            }}
            onUnread={(error) => setUnread(failureOf(error).message ?? common("wentWrong"))}
          />
          {writing === null ? (
            <Button tone="secondary" onClick={() => setWriting({ tag: null, picture: null })}>
              {t("type")}
            </Button>
          ) : (
            <WalkForm
              // A new photo resets the fields.
              key={writing.tag === null ? "typed" : JSON.stringify(writing.tag)}
              start={startOfStop(stop, writing.tag, locale)}
              picture={writing.picture}
              unitPrice={writing.tag?.unitPrice ?? null}
              stop={stop}
              year={year}
              shop={shop}
              currency={currency}
              onKept={onKept}
            />
          )}
          <Button tone="quiet" onClick={onSkip}>
            {t("skip")}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
