"use client";

import type { ClaimLinkView } from "@gf-ledger/claim/file/claim-link";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { toast } from "@/components/notices/toast";
import { Allowed, useAllowed } from "@/features/household/allowed";
import { useToastError } from "@/features/language/toast-failure";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { ClaimLinkEntry } from "./claim-link-entry";
import { NewClaimLink } from "./new-claim-link";
import { RevokeDialog } from "./revoke-dialog";

/** The read-only links to a claim: made, withdrawn, and what was done by each (claim-26). */
export function ClaimLinks({ claimId }: { claimId: string }) {
  const t = useTranslations("claimLinks");
  const toastError = useToastError(t("failed"));
  const utils = trpc.useUtils();
  const mayChange = useAllowed("change");
  const links = trpc.claimLinks.list.useQuery({ claimId });
  const { data } = links;
  const [withdrawing, setWithdrawing] = useState<ClaimLinkView | null>(null);
  const revoke = trpc.claimLinks.revoke.useMutation({
    onSuccess: async () => {
      toast({ title: t("done"), tone: "success" });
      await utils.claimLinks.list.invalidate({ claimId });
    },
    onError: toastError,
  });
  if (!mayChange && !data?.links.length) return null;
  return (
    <Card className="print:hidden">
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{t("introduction")}</p>
        <Allowed to="change">
          <NewClaimLink claimId={claimId} onMade={() => void utils.claimLinks.list.invalidate({ claimId })} />
        </Allowed>
        {data ? null : (
          <div className="mt-4">
            <Loading of={[links]} className="h-16" failed={t("notLoaded")} />
          </div>
        )}
        {data && data.links.length > 0 ? (
          <ul aria-label={t("list")} className="mt-5 divide-y divide-line border-t border-line">
            {data.links.map((link) => (
              <ClaimLinkEntry key={link.id} link={link} onWithdraw={setWithdrawing} />
            ))}
          </ul>
        ) : null}
        <RevokeDialog
          link={withdrawing}
          onCancel={() => setWithdrawing(null)}
          onConfirm={({ id }) => revoke.mutate({ id })}
        />
      </CardBody>
    </Card>
  );
}
