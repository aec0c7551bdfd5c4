"use client";

import { CATEGORIES, type Category } from "@gf-ledger/domain/category/categories";
import type { SharesView } from "@gf-ledger/domain/people/shares-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { SelectField } from "@/components/forms/select-field";
import { useCategoryName } from "../reports/use-category-name";
import { ShareControls } from "./share-controls";
import { usePeopleChanges } from "./use-people-changes";

interface CategorySharesProps {
  people: readonly { readonly id: string; readonly name: string }[];
  shares: SharesView;
}

/** Categories that are eaten otherwise than the rest, and one more to choose. */
export function CategoryShares({ people, shares }: CategorySharesProps) {
  const t = useTranslations("people.eating");
  const shared = useTranslations("shares");
  const nameOf = useCategoryName();
  const { share } = usePeopleChanges();
  const [opened, setOpened] = useState<Category>();
  const chosen = new Map(shares.categories.map((one) => [one.category as string, one.shares]));
  const shown = [...shares.categories.map(({ category }) => category)];
  const choices = CATEGORIES.filter((category) => !chosen.has(category) && category !== opened);
  const rows = opened && !chosen.has(opened) ? [...shown, opened] : shown;
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div>
          <CardTitle as="h3">{t("byCategory")}</CardTitle>
          <p className="mt-1 text-sm text-ink-soft">{t("byCategoryText")}</p>
        </div>
        {rows.map((category) => (
          <fieldset key={category} className="border-t border-line pt-4">
            <legend className="sr-only">{nameOf(category)}</legend>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <span aria-hidden="true" className="font-semibold">
                {nameOf(category)}
              </span>
              <Button
                tone="quiet"
                size="small"
                aria-label={t("categoryAsElse", { category: nameOf(category) })}
                onClick={() => {
                  setOpened(undefined);
                  if (chosen.has(category)) void share({ category, shares: null });
                }}
              >
                {shared("asElse")}
              </Button>
            </div>
            <ShareControls
              people={people}
              shares={chosen.get(category) ?? shares.inForce}
              of={nameOf(category)}
              onShare={(parts) => void share({ category, shares: parts })}
            />
          </fieldset>
        ))}
        <SelectField
          label={t("addCategory")}
          value=""
          options={[
            { value: "", label: t("chooseCategory") },
            ...choices.map((category) => ({ value: category, label: nameOf(category) })),
          ]}
          onChange={(event) => setOpened(CATEGORIES.find((category) => category === event.target.value))}
          className="max-w-sm"
        />
      </CardBody>
    </Card>
  );
}
