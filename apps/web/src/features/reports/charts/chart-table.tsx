import type { ReactNode } from "react";
import { Table } from "@/components/table";

/** The table behind a chart: what a screen reader reads, and anybody may open. */
export function ChartTable({
  label,
  caption,
  children,
}: {
  label: string;
  caption: string;
  children: ReactNode;
}) {
  return (
    <details className="mt-2">
      <summary className="min-h-8 content-center text-sm font-semibold text-brand pointer-coarse:min-h-11">
        {label}
      </summary>
      <Table caption={caption}>{children}</Table>
    </details>
  );
}
