"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useSearchParams } from "next/navigation";
import { Alert } from "@/components/alert";
import { useBlogStates } from "./blog-states";
import { ONLY_IN } from "./other-edition-article";

/** On the list, for whoever asked for an article that the other edition alone has (editions-11). */
export function OtherEditionNotice({ edition }: { edition: Edition }) {
  const { onlyInCanada, onlyInUnitedStates } = useBlogStates();
  const other = edition === "ca" ? "us" : "ca";
  if (useSearchParams().get(ONLY_IN) !== other) return null;
  const { title, text } = other === "ca" ? onlyInCanada : onlyInUnitedStates;
  return (
    <Alert title={title} className="mb-8">
      {text}
    </Alert>
  );
}
