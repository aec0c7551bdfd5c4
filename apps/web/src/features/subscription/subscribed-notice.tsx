import { CheckBadgeIcon } from "@heroicons/react/24/outline";
import { Card, CardBody } from "@/components/card";
import { LinkButton } from "@/components/link-button";

export const SUBSCRIBED = "Thank you. You are on Premium now, with unlimited receipts.";

/** plans-19: confirms a payment and links to where to go next. */
export function SubscribedNotice() {
  return (
    <Card className="mx-auto max-w-lg text-center">
      <CardBody className="py-10">
        <CheckBadgeIcon aria-hidden="true" className="mx-auto size-12 text-claim" />
        <h1 className="mt-3 text-2xl">Subscription Successful</h1>
        <p className="mt-2 text-ink-soft">{SUBSCRIBED}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <LinkButton href="/reports">Go to Reports</LinkButton>
          <LinkButton href="/" tone="secondary">
            Back to Home
          </LinkButton>
        </div>
      </CardBody>
    </Card>
  );
}
