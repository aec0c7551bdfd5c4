"use client";

import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { IntentLink } from "@/components/intent-link";
import { trpc } from "@/trpc/client";

const STEPS = [
  { title: "letter", text: "letterText", link: { href: "/tools#letters", label: "letterLink" } },
  { title: "receipt", text: "receiptText", link: null },
  { title: "report", text: "reportText", link: { href: "/reports", label: "reportLink" } },
] as const;

/** The way to a claim, for a person who has saved nothing yet (receipts-64). */
export function FirstSteps() {
  const t = useTranslations("upload.steps");
  // A receipt saved on another page a moment ago has to count.
  const { data } = trpc.taxReport.years.useQuery(undefined, { staleTime: 0 });
  if (!data || data.years.length > 0) return null;
  return (
    <Card>
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <ol className="mt-4 flex flex-col gap-4">
          {STEPS.map(({ title, text, link }, index) => (
            <li key={title} className="flex gap-3">
              <span
                aria-hidden="true"
                className="figures grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
              >
                {index + 1}
              </span>
              <div className="text-sm">
                <p className="font-semibold">{t(title)}</p>
                <p className="text-ink-soft">{t(text)}</p>
                {link ? (
                  <IntentLink
                    href={link.href}
                    className="finger font-semibold text-brand underline underline-offset-2"
                  >
                    {t(link.label)}
                  </IntentLink>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
