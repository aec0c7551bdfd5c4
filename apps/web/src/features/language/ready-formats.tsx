"use client";

import { useEffect } from "react";
import { useLocale } from "use-intl";

/**
 * Has the browser load what it knows of a language while the page waits for its account: the first number or date that
 * is written costs a slow phone 50 ms more than all after it.
 */
export function ReadyFormats() {
  const locale = useLocale();
  useEffect(() => {
    const timer = setTimeout(() => new Intl.NumberFormat(locale));
    return () => clearTimeout(timer);
  }, [locale]);
  return null;
}
