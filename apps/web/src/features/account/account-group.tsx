import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";

/** The groups of the account page in their order; each name is also where its link leads (screens-32). */
export const ACCOUNT_GROUPS = ["profile", "ways-in", "household", "connections", "your-data"] as const;
type GroupName = (typeof ACCOUNT_GROUPS)[number];

/** One card of the account page, with its sections one below the other. */
export function AccountGroup({ name, children }: { name: GroupName; children: ReactNode }) {
  const t = useTranslations("account.groups");
  const title = useId();
  return (
    <section id={name} aria-labelledby={title}>
      <Card>
        <CardBody>
          <CardTitle id={title} className="text-xl">
            {t(name)}
          </CardTitle>
          {children}
        </CardBody>
      </Card>
    </section>
  );
}
