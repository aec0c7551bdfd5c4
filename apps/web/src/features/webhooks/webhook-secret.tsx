import { useTranslations } from "use-intl";
import { ShownOnce } from "@/components/shown-once";

/** The secret of a webhook that was just made, to be copied now (api-36). */
export function WebhookSecret({ secret }: { secret: string }) {
  const t = useTranslations("webhooks");
  const words = { copy: t("copy"), copied: t("copied"), notCopied: t("notCopied") };
  return <ShownOnce title={t("shownOnce")} secret={secret} words={words} />;
}
