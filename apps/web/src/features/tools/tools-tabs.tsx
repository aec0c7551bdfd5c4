"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useState } from "react";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Tabs } from "@/components/tabs";
import { CanadaCalculator } from "./canada-calculator";
import { UnitedStatesCalculator } from "./united-states-calculator";

const COMING_SOON = [
  ["Price Comparison Tool", "Compare what gluten-free products cost from shop to shop."],
  ["Meal Budget Calculator", "Plan a week of gluten-free meals to a budget."],
] as const;

/** Tax Calculators and Coming Soon (pages-18). Each edition has only its own calculator (calculators-1). */
export function ToolsTabs({ edition }: { edition: Edition }) {
  const [tab, setTab] = useState("calculators");
  return (
    <Tabs
      label="Tools"
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          id: "calculators",
          label: "Tax Calculators",
          panel: edition === "ca" ? <CanadaCalculator /> : <UnitedStatesCalculator />,
        },
        { id: "soon", label: "Coming Soon", panel: <ComingSoon /> },
      ]}
    />
  );
}

function ComingSoon() {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {COMING_SOON.map(([title, text]) => (
        <li key={title}>
          <Card aria-disabled="true" className="h-full bg-sunken">
            <CardBody>
              <Badge>Coming Soon</Badge>
              <CardTitle className="mt-3">{title}</CardTitle>
              <p className="mt-1 mb-5 text-sm text-ink-soft">{text}</p>
              <Button tone="secondary" size="small" disabled>
                Open {title}
              </Button>
            </CardBody>
          </Card>
        </li>
      ))}
    </ul>
  );
}
