import type { ReactNode } from "react";
import { Card, CardBody, CardTitle } from "@/components/card";

export interface WorkedStep {
  readonly label: string;
  /** The calculation of the amount, for example `3.50 × 10 × 52`. */
  readonly working: string;
  readonly amount: string;
}

interface WorkedResultProps {
  title: string;
  steps: readonly WorkedStep[];
  outcome: { readonly label: string; readonly amount: string };
  children?: ReactNode;
}

/** A calculation as on paper: each step with its working and its amount. */
export function WorkedResult({ title, steps, outcome, children }: WorkedResultProps) {
  return (
    <Card>
      <CardBody>
        <CardTitle>{title}</CardTitle>
        <ol className="mt-4">
          {steps.map(({ label, working, amount }) => (
            <li key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
              <span className="min-w-0">
                <span className="block text-sm font-medium">{label}</span>
                <span className="block text-xs text-ink-faint tabular-nums">{working}</span>
              </span>
              <span className="figures text-sm font-semibold">{amount}</span>
            </li>
          ))}
        </ol>
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-claim-soft px-4 py-3 text-claim">
          <span className="font-semibold">{outcome.label}</span>
          <span className="figures text-2xl font-bold">{outcome.amount}</span>
        </p>
        <div className="mt-4 space-y-2 text-sm text-ink-soft">{children}</div>
      </CardBody>
    </Card>
  );
}
