import clsx from "clsx";
import type { ComponentProps } from "react";

interface TableProps extends ComponentProps<"table"> {
  /** Names the table; shown only to assistive technology. */
  caption: string;
}

/** The scrolling frame must take the focus, or it cannot be scrolled without a pointer. */
const KEYBOARD_SCROLLING = { tabIndex: 0 };

/** The frame already draws a line below the last row; its own would double that line. */
const LAST_ROW = "[&>tbody:last-child>tr:last-child>*]:border-b-0 [&>tfoot>tr:last-child>*]:border-b-0";

/** For columns that a phone hides. */
export const WIDE_ONLY = "max-sm:hidden print:table-cell";

/** A table that scrolls sideways in its own frame, reachable by keyboard, when the screen is narrow. */
export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    <section
      aria-label={caption}
      {...KEYBOARD_SCROLLING}
      className="relative overflow-x-auto rounded-md print:overflow-visible"
    >
      <table
        {...rest}
        className={clsx("w-full border-collapse text-left text-xs sm:text-sm", LAST_ROW, className)}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** A column's heading. `numeric` aligns it to the right, above its figures. */
export function ColumnHeader({ numeric, className, ...rest }: ComponentProps<"th"> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...rest}
      className={clsx(
        "border-b border-line-strong/50 px-1 py-2.5 text-xs sm:px-3 font-semibold text-ink-soft hyphens-auto",
        numeric && "text-right",
        className,
      )}
    />
  );
}

/** A row's heading: the thing that the row is about. */
export function RowHeader({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="row"
      {...rest}
      className={clsx("border-b border-line px-1 py-3 font-medium sm:px-3", className)}
    />
  );
}

/** A cell. `numeric` aligns figures to the right, in digits of one width. */
export function Cell({ numeric, className, ...rest }: ComponentProps<"td"> & { numeric?: boolean }) {
  return (
    <td
      {...rest}
      className={clsx("border-b border-line px-1 py-3 sm:px-3", numeric && "figures text-right", className)}
    />
  );
}
