"use client";

import type { PersonView } from "@gf-ledger/domain/people/person-view";
import type { SharesView } from "@gf-ledger/domain/people/shares-view";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { CategoryShares } from "./category-shares";
import { ShareControls } from "./share-controls";
import { usePeopleChanges } from "./use-people-changes";

interface HouseholdSharesProps {
  people: readonly PersonView[];
  shares: SharesView;
}

/** Who eats what nobody said more about, and by category (claim-11). */
export function HouseholdShares({ people, shares }: HouseholdSharesProps) {
  const { share } = usePeopleChanges();
  const celiac = people.filter((person) => person.celiac);
  const asks = shares.household === null && celiac.length > 1;
  return (
    <section aria-labelledby="who-eats-what" className="flex flex-col gap-4">
      <div className="max-w-prose">
        <h2 id="who-eats-what" className="text-xl">
          Who eats what
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          Only what a person with celiac disease eats can be claimed. What others of the household eat of it
          is left out.
        </p>
      </div>
      {celiac.length === 0 ? (
        <Alert tone="warn" title="Nobody here has celiac disease">
          Nothing can be claimed until a person is marked as having it.
        </Alert>
      ) : (
        <>
          {asks ? (
            <Alert tone="warn" title="Please say who eats the gluten-free food">
              {celiac.length} people have celiac disease. Until you say how much each of them eats, nothing is
              claimed.
            </Alert>
          ) : null}
          <Card>
            <CardBody className="flex flex-col gap-4">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <div>
                  <CardTitle as="h3">Of everything you buy</CardTitle>
                  <p className="mt-1 text-sm text-ink-soft">
                    Holds wherever a category or an item says nothing else.
                  </p>
                </div>
                {shares.household === null ? null : (
                  <Button tone="quiet" size="small" onClick={() => void share({ shares: null })}>
                    Back to the start
                  </Button>
                )}
              </div>
              <ShareControls
                key={`${shares.household === null} ${celiac.map(({ id }) => id).join(" ")}`}
                people={celiac}
                shares={shares.inForce}
                of="everything"
                onShare={(said) => void share({ shares: said })}
              />
            </CardBody>
          </Card>
          <CategoryShares people={celiac} shares={shares} />
          {shares.lineItems > 0 ? (
            <p className="text-sm text-ink-soft">
              {shares.lineItems === 1 ? "1 item has" : `${shares.lineItems} items have`} shares of their own,
              set in your reports.
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}
