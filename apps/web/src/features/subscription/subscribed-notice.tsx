import { CheckBadgeIcon } from "@heroicons/react/24/outline";
import { useTranslations } from "use-intl";
import { Card, CardBody } from "@/components/card";
import { LinkButton } from "@/components/link-button";

/** plans-19: confirms a payment and links to where to go next. */
export function SubscribedNotice() {
  const t = useTranslations("subscription.back");
  return (
    <Card className="mx-auto max-w-lg text-center">
      <CardBody className="py-10">
        <CheckBadgeIcon aria-hidden="true" className="mx-auto size-12 text-claim" />
        <h1 className="mt-3 text-2xl">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{t("thanks")}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <LinkButton href="/reports">{t("reports")}</LinkButton>
          <LinkButton href="/" tone="secondary">
            {t("home")}
          </LinkButton>
        </div>
      </CardBody>
    </Card>
  );
}
