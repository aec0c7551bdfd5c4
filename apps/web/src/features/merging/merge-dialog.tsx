"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useState } from "react";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/select-field";
import { Spinner } from "@/components/spinner";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { MergeChange } from "./merge-change";
import { MergedSpellings } from "./merged-spellings";
import { useMerging } from "./use-merging";

interface MergeDialogProps {
  /** The names of the year's products, each once. */
  names: readonly string[];
  year: number;
  edition: Edition;
  onClose: () => void;
}

const NONE = { value: "", label: "Choose a product" };

/** matching-25: two spellings of one product become one, after a look at what that changes. */
export function MergeDialog({ names, year, edition, onClose }: MergeDialogProps) {
  const [from, setFrom] = useState("");
  const [into, setInto] = useState("");
  const chosen = from !== "" && into !== "";
  const preview = trpc.products.previewMerge.useQuery(
    { from, into, year },
    { enabled: chosen, retry: false },
  );
  const { merge, part, merged } = useMerging(onClose);
  const sorted = [...names].sort((a, b) => a.localeCompare(b, "en"));
  const others = (than: string) => [
    NONE,
    ...sorted.filter((name) => name !== than).map((name) => ({ value: name, label: name })),
  ];
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Merge two spellings"
      description="Two names of one product become one row of the claim. No line item changes, and what you buy later under either name is counted with it."
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {chosen ? "Cancel" : "Close"}
          </Button>
          <Button
            busy={merge.isPending}
            disabled={!chosen || !preview.data}
            onClick={() => merge.mutate({ from, into })}
          >
            Merge
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="This spelling"
          value={from}
          options={others(into)}
          onChange={(event) => setFrom(event.target.value)}
        />
        <SelectField
          label="is the same product as"
          value={into}
          options={others(from)}
          onChange={(event) => setInto(event.target.value)}
        />
      </div>
      {chosen && preview.isPending ? <Spinner label="Working out what changes..." /> : null}
      {chosen && preview.isError ? (
        <Alert live tone="danger" className="mt-4">
          {failureOf(preview.error).message ?? "What a merge changes could not be worked out."}
        </Alert>
      ) : null}
      {chosen && preview.data ? <MergeChange preview={preview.data} year={year} edition={edition} /> : null}
      <MergedSpellings
        merged={merged}
        busy={part.isPending}
        onPart={(spelling) => part.mutate({ from: spelling })}
      />
    </Dialog>
  );
}
