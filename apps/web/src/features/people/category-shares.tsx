"use client";

import { CATEGORIES, type Category } from "@gf-ledger/domain/category/category";
import type { SharesView } from "@gf-ledger/domain/people/shares-view";
import { useState } from "react";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { SelectField } from "@/components/select-field";
import { ShareControls } from "./share-controls";
import { usePeopleChanges } from "./use-people-changes";

interface CategorySharesProps {
  people: readonly { readonly id: string; readonly name: string }[];
  shares: SharesView;
}

/** Categories that are eaten otherwise than the rest, and one more to choose. */
export function CategoryShares({ people, shares }: CategorySharesProps) {
  const { share } = usePeopleChanges();
  const [opened, setOpened] = useState<Category>();
  const said = new Map(shares.categories.map((one) => [one.category as string, one.shares]));
  const shown = [...shares.categories.map(({ category }) => category)];
  const choices = CATEGORIES.filter((category) => !said.has(category) && category !== opened);
  const rows = opened && !said.has(opened) ? [...shown, opened] : shown;
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div>
          <CardTitle as="h3">By category</CardTitle>
          <p className="mt-1 text-sm text-ink-soft">
            Where one kind of food is eaten otherwise: flour by the whole household, bread by one person.
          </p>
        </div>
        {rows.map((category) => (
          <fieldset key={category} className="border-t border-line pt-4">
            <legend className="sr-only">{category}</legend>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <span aria-hidden="true" className="font-semibold">
                {category}
              </span>
              <Button
                tone="quiet"
                size="small"
                aria-label={`${category}: as everything else`}
                onClick={() => {
                  setOpened(undefined);
                  if (said.has(category)) void share({ category, shares: null });
                }}
              >
                As everything else
              </Button>
            </div>
            <ShareControls
              key={people.map(({ id }) => id).join(" ")}
              people={people}
              shares={said.get(category) ?? shares.inForce}
              of={category}
              onShare={(parts) => void share({ category, shares: parts })}
            />
          </fieldset>
        ))}
        <SelectField
          label="Add a category"
          value=""
          options={[
            { value: "", label: "Choose a category" },
            ...choices.map((category) => ({ value: category, label: category })),
          ]}
          onChange={(event) => setOpened(CATEGORIES.find((category) => category === event.target.value))}
          className="max-w-sm"
        />
      </CardBody>
    </Card>
  );
}
