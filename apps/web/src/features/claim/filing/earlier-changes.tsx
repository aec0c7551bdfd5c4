"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { trpc } from "@/trpc/client";
import { ChangeList } from "./change-list";

/** The next page of what was recorded, fetched when it is asked for, and the page after it behind another button. */
export function EarlierChanges({ claimId, page }: { claimId: string; page: number }) {
  const t = useTranslations("claimChanges");
  const [asked, setAsked] = useState(false);
  const { data, isFetching } = trpc.claims.changes.useQuery({ id: claimId, page }, { enabled: asked });
  if (!data)
    return (
      <Button tone="secondary" size="small" className="mt-3" busy={isFetching} onClick={() => setAsked(true)}>
        {t("earlier")}
      </Button>
    );
  return (
    <>
      <ChangeList changes={data.recorded} />
      {data.moreRecorded ? <EarlierChanges claimId={claimId} page={page + 1} /> : null}
    </>
  );
}
