import type { ReactNode } from "react";

interface DesignPartProps {
  title: string;
  children: ReactNode;
}

/** A heading over parts of one kind. */
export function DesignPart({ title, children }: DesignPartProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="border-b border-line pb-1 text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Parts beside each other, in a row that breaks. */
export function DesignRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
