import type { ReactNode } from "react";

/** A public page's title and the sentence below it. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="pt-10 pb-8 sm:pt-14">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      {children ? <div className="mt-3 max-w-2xl text-lg text-ink-soft">{children}</div> : null}
    </header>
  );
}
