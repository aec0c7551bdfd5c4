"use client";

import { useTranslations } from "use-intl";
import { trpc } from "@/trpc/client";
import { cssString } from "./css-string";

/** Stands for a counter in the message that numbers the pages. */
const COUNTER = "#";

interface PrintHeadProps {
  readonly title: string;
  readonly year: number | null;
  /** A claim's own period in words: its year is a tax year, and a page without one is of a calendar year. */
  readonly claimPeriod?: string | null;
}

/**
 * What paper says above the page: whose it is and of which period, on every sheet with its number (screens-35).
 * The first sheet says it as the page's first line, and so do browsers that know no margin boxes.
 */
export function PrintHead({ title, year, claimPeriod }: PrintHeadProps) {
  const t = useTranslations("protectedPages.print");
  const { data: user } = trpc.auth.user.useQuery(undefined, { retry: false });
  // In somebody else's records the name of whoever prints would be the wrong one.
  const name = user?.role === "owner" ? (user.name ?? user.email) : null;
  const named = claimPeriod === undefined ? "calendarYear" : "taxYear";
  const period = year === null ? null : t(named, { year: String(year) });
  const head = ["GF Ledger", title, period, claimPeriod, name].filter((part) => part != null).join(" · ");
  const [before = "", between = "", after = ""] = t("page", { page: COUNTER, pages: COUNTER }).split(COUNTER);
  const pages = `${cssString(before)} counter(page) ${cssString(between)} counter(pages) ${cssString(after)}`;
  const boxes = `@top-left{content:${cssString(head)};font-size:8pt;width:80%}@top-right{content:${pages};font-size:8pt}`;
  const css = `@page{${boxes}}@page:first{@top-left{content:none}}`;
  return (
    <>
      <style>{css}</style>
      <p className="hidden text-sm text-ink-soft print:block">{head}</p>
    </>
  );
}
