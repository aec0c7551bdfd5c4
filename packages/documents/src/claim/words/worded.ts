/** The same words as the English ones in another language: a word too few, or another argument, fails the build. */
export type Worded<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Worded<English[Key]>;
};
