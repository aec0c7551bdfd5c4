import { useTranslations } from "use-intl";
import { Alert } from "@/components/notices/alert";

/** Says that a payment failed, and why (plans-24). */
export function PaymentError({ message }: { message: string }) {
  const t = useTranslations("subscription.payment");
  return (
    <Alert live tone="danger" title={t("error")}>
      {message}
    </Alert>
  );
}
