"use client";

import type { PersonView } from "@gf-ledger/domain/people/person-view";
import type { SharesView } from "@gf-ledger/domain/people/shares-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Alert } from "@/components/notices/alert";
import { CategoryShares } from "./category-shares";
import { ShareControls } from "./share-controls";
import { usePeopleChanges } from "./use-people-changes";

interface HouseholdSharesProps {
  people: readonly PersonView[];
  shares: SharesView;
}

/** Who eats what nobody said more about, and by category (claim-11). */
export function HouseholdShares({ people, shares }: HouseholdSharesProps) {
  const t = useTranslations("people.eating");
  const { share } = usePeopleChanges();
  const [resets, setResets] = useState(0);
  const celiac = people.filter((person) => person.celiac);
  const asks = shares.household === null && celiac.length > 1;
  return (
    <section aria-labelledby="who-eats-what" className="max-md:skipped-200 flex flex-col gap-4">
      <div className="max-w-prose">
        <h2 id="who-eats-what" className="text-xl">
          {t("title")}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t("text")}</p>
      </div>
      {celiac.length === 0 ? (
        <Alert tone="warn" title={t("nobody")}>
          {t("nobodyText")}
        </Alert>
      ) : (
        <>
          {asks ? (
            <Alert tone="warn" title={t("ask")}>
              {t("askText", { count: celiac.length })}
            </Alert>
          ) : null}
          <Card>
            <CardBody className="flex flex-col gap-4">
              <div>
                <CardTitle as="h3">{t("everything")}</CardTitle>
                <p className="mt-1 text-sm text-ink-soft">{t("everythingText")}</p>
              </div>
              <ShareControls
                key={resets}
                people={celiac}
                shares={shares.inForce}
                of={t("ofEverything")}
                onShare={(chosen) => void share({ shares: chosen })}
              />
              {shares.household === null ? null : (
                <Button
                  tone="quiet"
                  size="small"
                  className="self-start"
                  onClick={() => {
                    setResets(resets + 1);
                    void share({ shares: null });
                  }}
                >
                  {t("reset")}
                </Button>
              )}
            </CardBody>
          </Card>
          <CategoryShares people={celiac} shares={shares} />
          {shares.lineItems > 0 ? (
            <p className="text-sm text-ink-soft">{t("items", { count: shares.lineItems })}</p>
          ) : null}
        </>
      )}
    </section>
  );
}
