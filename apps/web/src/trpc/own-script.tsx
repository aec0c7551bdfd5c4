"use client";

import { useScriptsRun } from "@/hooks/use-scripts-run";

/** A script that stands in a page's own HTML; a page that is drawn later has none. */
export function OwnScript({ code }: { code: string }) {
  return useScriptsRun() ? null : <script>{code}</script>;
}
