"use client";

import { useEffect } from "react";
import { useLocale } from "use-intl";

/**
 * Has the browser load what it knows of a language in a thread beside the page's own, while the page waits for its
 * account: the first number or date that is written would stop a slow phone for 50 to 100 ms.
 */
export function ReadyFormats() {
  const locale = useLocale();
  useEffect(() => {
    const code = `new Intl.NumberFormat("${locale}");close()`;
    const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    const thread = new Worker(address);
    return () => {
      thread.terminate();
      URL.revokeObjectURL(address);
    };
  }, [locale]);
  return null;
}
