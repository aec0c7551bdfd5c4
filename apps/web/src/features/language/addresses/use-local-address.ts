"use client";

import { useCallback } from "react";
import { localAddress } from "./local-address";
import { useLocaleOfPath } from "./use-locale-of-path";

/** Returns where a link leads from this page: to the page in the same language, where there is one. */
export function useLocalAddress(): (page: string) => string {
  const locale = useLocaleOfPath();
  return useCallback((page) => localAddress(page, locale), [locale]);
}
