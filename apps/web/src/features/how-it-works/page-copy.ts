export interface Step {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}

/** The texts of the page that explains the product. */
export interface HowItWorksCopy {
  readonly title: string;
  readonly introduction: string;
  readonly steps: readonly Step[];
  readonly technologyTitle: string;
  readonly technology: readonly { readonly title: string; readonly text: string }[];
  readonly invitation: Readonly<Record<"text" | "createAccount" | "upload", string>>;
}
