import { CheckIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Card, CardBody, CardTitle } from "@/components/card";
import type { PlanFeature } from "./plan-features";

interface PlanCardProps {
  name: string;
  badge?: ReactNode;
  /** The price line, for example `$24.99 per year`. */
  price: string;
  priceNote?: string;
  features: readonly PlanFeature[];
  /** Highlights the card as the one to choose. */
  prominent?: boolean;
  children?: ReactNode;
}

/** One plan: its name, price, features and actions. */
export function PlanCard({ name, badge, price, priceNote, features, prominent, children }: PlanCardProps) {
  return (
    <Card className={clsx("flex flex-col", prominent && "ring-2 ring-brand")}>
      <CardBody className="flex flex-1 flex-col gap-4">
        <div className="flex items-center justify-between gap-3">
          <CardTitle>{name}</CardTitle>
          {badge}
        </div>
        <p>
          <span className="figures text-2xl font-semibold">{price}</span>
          {priceNote ? <span className="block text-sm text-ink-soft">{priceNote}</span> : null}
        </p>
        <ul className="mb-2 flex flex-1 flex-col gap-2 text-sm">
          {features.map(({ name: feature, note }) => (
            <li key={feature} className="flex gap-2">
              <CheckIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
              <span>
                {feature}
                {note ? <span className="block text-xs text-ink-soft">{note}</span> : null}
              </span>
            </li>
          ))}
        </ul>
        {children}
      </CardBody>
    </Card>
  );
}
