/** A product of a generated shop. `name` is as a till with 18 to 24 characters prints it. */
export interface Product {
  readonly name: string;
  /** Cents for one, or for a kilogram when `weighed`. */
  readonly cents: number;
  readonly department:
    | "GROCERY"
    | "PRODUCE"
    | "DAIRY"
    | "MEAT"
    | "FROZEN"
    | "BAKERY"
    | "HOUSEHOLD"
    | "HEALTH";
  readonly weighed?: boolean;
  readonly taxed?: boolean;
  /** A bottle or can on which a container deposit is due. */
  readonly bottled?: boolean;
}
