"use client";

import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/forms/select-field";
import { Alert } from "@/components/notices/alert";
import { Spinner } from "@/components/notices/spinner";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { MergeChange } from "./merge-change";
import { MergedSpellings } from "./merged-spellings";
import { useMerging } from "./use-merging";

interface MergeDialogProps {
  /** The names of the year's products, each once. */
  names: readonly string[];
  year: number;
  onClose: () => void;
}

/** matching-25: two spellings of one product become one, after a look at what that changes. */
export function MergeDialog({ names, year, onClose }: MergeDialogProps) {
  const locale = useLocale();
  const t = useTranslations("merging");
  const common = useTranslations("common");
  const [from, setFrom] = useState("");
  const [into, setInto] = useState("");
  const chosen = from !== "" && into !== "";
  const preview = trpc.products.previewMerge.useQuery(
    { from, into, year },
    { enabled: chosen, retry: false },
  );
  const { merge, part, merged } = useMerging(onClose);
  const sorted = [...names].sort((a, b) => a.localeCompare(b, locale));
  const others = (than: string) => [
    { value: "", label: t("choose") },
    ...sorted.filter((name) => name !== than).map((name) => ({ value: name, label: name })),
  ];
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t("open")}
      description={t("text")}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {chosen ? common("cancel") : t("close")}
          </Button>
          <Button
            busy={merge.isPending}
            disabled={!chosen || !preview.data}
            onClick={() => merge.mutate({ from, into })}
          >
            {t("merge")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t("from")}
          value={from}
          options={others(into)}
          onChange={(event) => setFrom(event.target.value)}
        />
        <SelectField
          label={t("into")}
          value={into}
          options={others(from)}
          onChange={(event) => setInto(event.target.value)}
        />
      </div>
      {chosen && preview.isPending ? <Spinner label={t("working")} /> : null}
      {chosen && preview.isError ? (
        <Alert live tone="danger" className="mt-4">
          {failureOf(preview.error).message ?? t("notWorkedOut")}
        </Alert>
      ) : null}
      {chosen && preview.data ? <MergeChange preview={preview.data} year={year} /> : null}
      <MergedSpellings
        merged={merged}
        busy={part.isPending}
        onPart={(spelling) => part.mutate({ from: spelling })}
      />
    </Dialog>
  );
}
