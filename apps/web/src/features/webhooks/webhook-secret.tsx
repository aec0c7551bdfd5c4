import { useTranslations } from "use-intl";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { toast } from "@/components/toast";

/** The secret of a webhook that was just made, to be copied now (api-36). */
export function WebhookSecret({ secret }: { secret: string }) {
  const t = useTranslations("webhooks");
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: t("copied"), tone: "success" });
    } catch {
      toast({ title: t("notCopied"), tone: "danger" });
    }
  }
  return (
    <Alert
      live
      tone="success"
      title={t("shownOnce")}
      actions={
        <Button tone="secondary" size="small" onClick={() => void copy()}>
          {t("copy")}
        </Button>
      }
    >
      <code className="block font-mono break-all select-all">{secret}</code>
    </Alert>
  );
}
