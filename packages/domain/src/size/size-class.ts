import { UNIT_MEASURES } from "./unit-measures";
import { UNITS } from "./units";

export type SizeClass = "bulk" | "small";

interface Amount {
  readonly size: number;
  /** One of `UNITS`; any other has no measure that is known. */
  readonly unit: string;
}

/** From this ratio on, a package is sold at another price by weight: in bulk, or as a small one. */
const ANOTHER_CLASS = 3;

function measured({ size, unit }: Amount) {
  const known = UNITS.find((one) => one === unit);
  return known === undefined ? null : { ...UNIT_MEASURES[known], size: size * UNIT_MEASURES[known].inBase };
}

/** Whether a regular package is of another class of size than what it is compared with; `null` where it isn't, or isn't known. */
export function sizeClassOf(regular: Amount, bought: Amount): SizeClass | null {
  const [own, other] = [measured(bought), measured(regular)];
  if (own === null || other === null || own.measure !== other.measure) return null;
  if (other.size >= ANOTHER_CLASS * own.size) return "bulk";
  return own.size >= ANOTHER_CLASS * other.size ? "small" : null;
}
