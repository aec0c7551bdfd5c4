import { type ReactNode, useId } from "react";
import { Card, CardBody, CardTitle } from "@/components/card";

interface AccountSectionProps {
  title: string;
  /** Where a link may lead to. */
  id?: string;
  description?: ReactNode;
  children: ReactNode;
}

/** One section of the account page. */
export function AccountSection({ title, id: anchor, description, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id}>
      <Card>
        <CardBody className="flex flex-col gap-4">
          <div>
            <CardTitle id={id}>{title}</CardTitle>
            {description ? <p className="mt-1 text-sm text-ink-soft">{description}</p> : null}
          </div>
          {children}
        </CardBody>
      </Card>
    </section>
  );
}
