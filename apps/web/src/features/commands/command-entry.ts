/** The parts of the list, in their order. */
export const COMMAND_GROUPS = ["pages", "receipts", "products", "help"] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** One line of the list. */
export interface CommandEntry {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Smaller, beside the label. */
  readonly detail?: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly run: () => void;
}
