import type { ReactNode } from "react";

interface RecordHeaderProps {
  title: ReactNode;
  introduction: string;
  /** The year that is shown, and what is done with it. */
  children: ReactNode;
}

/** The heading of a year's records with its year beside it, also on a phone, and the sentence below both. */
export function RecordHeader({ title, introduction, children }: RecordHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <div className="flex items-end gap-2 print:hidden">{children}</div>
      <p className="w-full text-sm text-ink-soft">{introduction}</p>
    </header>
  );
}
