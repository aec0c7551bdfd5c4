"use client";

import { blogStates as english } from "@gf-ledger/messages/en/blog-states";
import { blogStates as french } from "@gf-ledger/messages/fr/blog-states";
import type { Translation } from "@gf-ledger/messages/translation";
import { useParams } from "next/navigation";

/** What a blog page says while it loads or fails, where the page itself gives it no words. */
export function useBlogStates(): Translation<typeof english> {
  const params = useParams<{ edition: string }>();
  return params?.edition === "fr" ? french : english;
}
