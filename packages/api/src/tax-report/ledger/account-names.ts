/** Names of the accounts between which a purchase is shared, each below its kind. */
export interface AccountNames {
  readonly groceries: string;
  readonly medical: string;
  /** What the purchases were paid from. */
  readonly paidFrom: string;
  readonly title: (year: number) => string;
}
