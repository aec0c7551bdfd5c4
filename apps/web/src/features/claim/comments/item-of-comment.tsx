import type { CommentView } from "@gf-ledger/domain/account/household-access";
import { useTranslations } from "use-intl";
import { IntentLink } from "@/components/intent-link";

/** Which line item a comment is about, with the way to it in the reports. */
export function ItemOfComment({ comment: { lineItem, purchaseDate } }: { comment: CommentView }) {
  const t = useTranslations("claimComments");
  if (lineItem === null || purchaseDate === null) return null;
  const asked = new URLSearchParams({ year: purchaseDate.slice(0, 4), q: lineItem.slice(0, 100) });
  return (
    <IntentLink href={`/reports?${asked}`} className="link wrap-anywhere">
      {t("about", { item: lineItem })}
    </IntentLink>
  );
}
