"use client";

import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Tabs } from "@/components/tabs";

const SOON = ["prices", "meals"] as const;

/** Tax Calculators and Coming Soon (pages-18). */
export function ToolsTabs({ calculator }: { calculator: ReactNode }) {
  const t = useTranslations("tools.tabs");
  const [tab, setTab] = useState("calculators");
  return (
    <Tabs
      label={t("name")}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: "calculators", label: t("calculators"), panel: calculator },
        { id: "soon", label: t("soon"), panel: <ComingSoon /> },
      ]}
    />
  );
}

function ComingSoon() {
  const t = useTranslations("tools.tabs");
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {SOON.map((tool) => (
        <li key={tool}>
          <Card aria-disabled="true" className="h-full bg-sunken">
            <CardBody>
              <Badge>{t("soon")}</Badge>
              <CardTitle className="mt-3">{t(`${tool}.title`)}</CardTitle>
              <p className="mt-1 mb-5 text-sm text-ink-soft">{t(`${tool}.text`)}</p>
              <Button tone="secondary" size="small" disabled>
                {t("open", { tool: t(`${tool}.title`) })}
              </Button>
            </CardBody>
          </Card>
        </li>
      ))}
    </ul>
  );
}
