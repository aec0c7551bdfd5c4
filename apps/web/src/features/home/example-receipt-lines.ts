export interface ExampleLine {
  readonly printed: string;
  readonly price: number;
  /** The gluten-free product and the price of its regular equivalent; absent for other groceries. */
  readonly found?: { readonly name: string; readonly regular: number };
}

export interface ExampleReceipt {
  readonly store: string;
  readonly date: string;
  readonly lines: readonly ExampleLine[];
}
