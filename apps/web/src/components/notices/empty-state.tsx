import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  /** The title's heading level on its page. */
  as?: "h2" | "h3";
  children?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
}

/** Shown in place of a list that has no entries. */
export function EmptyState({ title, as: Heading = "h2", children, icon, actions }: EmptyStateProps) {
  return (
    <div className="rounded-lg border border-dashed border-line-strong/60 px-6 py-12 text-center">
      {icon ? <div className="mx-auto mb-4 size-10 text-ink-faint [&>svg]:size-10">{icon}</div> : null}
      <Heading className="text-lg font-semibold">{title}</Heading>
      {children ? <div className="mx-auto mt-2 max-w-md text-sm text-ink-soft">{children}</div> : null}
      {actions ? <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}
