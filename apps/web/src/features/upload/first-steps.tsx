"use client";

import Link from "next/link";
import { Card, CardBody, CardTitle } from "@/components/card";
import { trpc } from "@/trpc/client";

const STEPS = [
  {
    title: "A letter",
    text: "A claim rests on a practitioner's letter.",
    link: { href: "/tools#letters", label: "Print one to be signed" },
  },
  { title: "Your first receipt", text: "Take a photo, check what was found, save.", link: null },
  {
    title: "Your report",
    text: "It grows with each receipt, and is ready at tax time.",
    link: { href: "/reports", label: "See where it will be" },
  },
] as const;

/** The way to a claim, for a person who has saved nothing yet (receipts-64). */
export function FirstSteps() {
  // A receipt saved on another page a moment ago has to count.
  const { data } = trpc.taxReport.years.useQuery(undefined, { staleTime: 0 });
  if (!data || data.years.length > 0) return null;
  return (
    <Card>
      <CardBody>
        <CardTitle>Three steps to your claim</CardTitle>
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
                <p className="font-semibold">{title}</p>
                <p className="text-ink-soft">{text}</p>
                {link ? (
                  <Link
                    href={link.href}
                    className="finger font-semibold text-brand underline underline-offset-2"
                  >
                    {link.label}
                  </Link>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
