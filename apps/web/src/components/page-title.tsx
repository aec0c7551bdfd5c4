import type { ReactNode } from "react";

interface PageTitleProps {
  title: string;
  introduction?: string;
  /** What is done from here; on a phone, and where it is too wide, below the title. */
  children?: ReactNode;
}

/**
 * A page's heading and the sentence below it, if it has one, which gives way so that the actions stand beside them (screens-45). The
 * heading stays in one line from 640 pixels up.
 */
export function PageTitle({ title, introduction, children }: PageTitleProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="max-w-prose flex-1 basis-64">
        <h1 className="text-2xl sm:text-3xl sm:whitespace-nowrap">{title}</h1>
        {introduction === undefined ? null : <p className="mt-1 text-sm text-ink-soft">{introduction}</p>}
      </div>
      {children}
    </header>
  );
}
