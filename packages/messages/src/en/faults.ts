/** What is wrong with a field, where its schema has no sentence of its own, by the kind of fault. */
export const faults = {
  invalid_type: "Invalid input: expected {expected}",
  too_small: "Too small: at least {least}",
  too_big: "Too big: at most {most}",
  invalid_value: "Invalid option: expected one of {values}",
  unrecognized_keys: "Unrecognized: {keys}",
  other: "Invalid input",
} as const;
