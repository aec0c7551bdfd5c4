import { useTranslations } from "use-intl";
import { Alert } from "@/components/alert";

/** What letters that are recorded may not prove: dated late, or by another practitioner (claim-74). */
export function LetterDoubts({ doubts }: { doubts: readonly string[] }) {
  const t = useTranslations("claim.steps");
  if (doubts.length === 0) return null;
  return (
    <Alert tone="warn" title={t("letters")}>
      {doubts.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
    </Alert>
  );
}
