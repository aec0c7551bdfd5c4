"use client";

import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useSearchParams } from "next/navigation";
import { Alert } from "@/components/alert";
import { ONLY_IN } from "./other-edition-article";

/** On the list, for whoever asked for an article that the other edition alone has (editions-11). */
export function OtherEditionNotice({ edition }: { edition: Edition }) {
  const other = edition === "ca" ? "us" : "ca";
  if (useSearchParams().get(ONLY_IN) !== other) return null;
  const { country, authority } = EDITION_FACTS[other];
  return (
    <Alert title={`That article is only in the edition for ${nameOf(country)}`} className="mb-8">
      It speaks of the {authority}. These are the articles for {nameOf(EDITION_FACTS[edition].country)}.
    </Alert>
  );
}

const nameOf = (country: string) => (country === "Canada" ? country : `the ${country}`);
