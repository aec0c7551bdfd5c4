"use client";

import { useParams } from "next/navigation";
import { useCallback } from "react";
import { localAddress } from "./local-address";

/** Answers where a link leads from this page: to the page in the same language, where there is one. */
export function useLocalAddress(): (page: string) => string {
  const { edition } = useParams<{ edition: string }>();
  return useCallback((page) => (edition === "fr" ? localAddress(page, "fr-CA") : page), [edition]);
}
