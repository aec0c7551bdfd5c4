"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/notices/skeleton";
import { Spinner } from "@/components/notices/spinner";
import { PageTitle } from "@/components/page-title";
import { LatePage } from "@/features/offline/late-page";
import { RecordTabs } from "@/features/records/record-tabs";

/** What of a page stands before it is known who is signed in. */
export interface PageHead {
  title?: string;
  introduction?: string;
  /** Whether the page is one of a person's records (screens-36). */
  tabs?: boolean;
  /** What else of the page is the same for everybody. */
  children?: ReactNode;
}

/**
 * A page while its account is loading: its head, which is in the page's own HTML, and a spinner; a shape in its place
 * once the account is known and the page is drawn (screens-49).
 */
export function WaitingPage({ head, isKnown = false }: { head: PageHead; isKnown?: boolean }) {
  const t = useTranslations("protectedPages");
  const { title, introduction, tabs = false, children } = head;
  return (
    <div
      aria-busy="true"
      className={clsx("page flex flex-col gap-6 pb-8 sm:pb-10", tabs ? "pt-2" : "pt-8 sm:pt-10")}
    >
      {tabs ? <RecordTabs year={null} /> : null}
      {title === undefined ? null : <PageTitle title={title} introduction={introduction} />}
      {children}
      {isKnown ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="flex min-h-48 flex-col items-center justify-center gap-6 text-ink-soft">
          <Spinner label={t("checking")} />
          <LatePage />
        </div>
      )}
    </div>
  );
}
