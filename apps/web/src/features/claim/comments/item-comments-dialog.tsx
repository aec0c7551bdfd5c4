"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { LinkButton } from "@/components/link-button";
import { trpc } from "@/trpc/client";
import { claimOfDay } from "./claim-of-day";
import { CommentEntry } from "./comment-entry";
import { CommentForm } from "./comment-form";

interface ItemCommentsDialogProps {
  lineItem: { readonly id: string; readonly name: string; readonly purchaseDate: string };
  onClose: () => void;
}

/** What the people of a household say about one line item, and one's own word to it (accounts-56). */
export function ItemCommentsDialog({ lineItem, onClose }: ItemCommentsDialogProps) {
  const t = useTranslations("claimComments");
  const { data } = trpc.claims.list.useQuery();
  const claim = data ? claimOfDay(data.claims, lineItem.purchaseDate) : null;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t("title")}
      description={lineItem.name}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      {claim ? <CommentsOfItem claimId={claim.id} lineItemId={lineItem.id} /> : null}
      {data && !claim ? <NoClaim year={lineItem.purchaseDate.slice(0, 4)} /> : null}
    </Dialog>
  );
}

function CommentsOfItem({ claimId, lineItemId }: { claimId: string; lineItemId: string }) {
  const t = useTranslations("claimComments");
  const { data } = trpc.comments.list.useQuery({ claimId });
  const comments = data?.comments.filter((one) => one.lineItemId === lineItemId) ?? [];
  return (
    <>
      <p className="text-sm text-ink-soft">{t("introduction")}</p>
      {data && comments.length === 0 ? (
        <p className="mt-4 text-sm text-ink-soft">{t("noneOfItem")}</p>
      ) : (
        <ul className="mt-2 max-h-80 divide-y divide-line overflow-y-auto">
          {comments.map((comment) => (
            <CommentEntry key={comment.id} claimId={claimId} comment={comment} />
          ))}
        </ul>
      )}
      <CommentForm claimId={claimId} lineItemId={lineItemId} />
    </>
  );
}

function NoClaim({ year }: { year: string }) {
  const t = useTranslations("claimComments");
  return (
    <div className="flex flex-col items-start gap-4 text-sm">
      <p>{t("noClaim", { year })}</p>
      <LinkButton href={`/claim?year=${year}`} tone="secondary" size="small">
        {t("toClaim")}
      </LinkButton>
    </div>
  );
}
