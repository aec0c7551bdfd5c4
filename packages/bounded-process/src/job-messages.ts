/** To the process: a job, and each time its next item is wanted. */
export type ToProcess =
  | { readonly kind: "job"; readonly id: number; readonly input: unknown }
  | { readonly kind: "next"; readonly id: number };

/** From the process, about the job with this number: an item, its end, or that the work threw. */
export type FromProcess =
  | { readonly kind: "item"; readonly id: number; readonly item: unknown }
  | { readonly kind: "end"; readonly id: number }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };
