"use client";

import { filled } from "@gf-ledger/messages/filled";
import type { Messages } from "@gf-ledger/messages/messages";
import { type ReactNode, useState } from "react";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Tabs } from "@/components/tabs";

type TabWords = Messages["tools"]["tabs"];

/** Tax Calculators and Coming Soon (pages-18). */
export function ToolsTabs({ words, calculator }: { words: TabWords; calculator: ReactNode }) {
  const [tab, setTab] = useState("calculators");
  return (
    <Tabs
      label={words.name}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: "calculators", label: words.calculators, panel: calculator },
        { id: "soon", label: words.soon, panel: <ComingSoon words={words} /> },
      ]}
    />
  );
}

function ComingSoon({ words }: { words: TabWords }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {[words.prices, words.meals].map(({ title, text }) => (
        <li key={title}>
          <Card aria-disabled="true" className="h-full bg-sunken">
            <CardBody>
              <Badge>{words.soon}</Badge>
              <CardTitle className="mt-3">{title}</CardTitle>
              <p className="mt-1 mb-5 text-sm text-ink-soft">{text}</p>
              <Button tone="secondary" size="small" disabled>
                {filled(words.open, { tool: title })}
              </Button>
            </CardBody>
          </Card>
        </li>
      ))}
    </ul>
  );
}
