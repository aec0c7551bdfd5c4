/** `text` in the middle of a row of `width` characters. */
export function centred(text: string, width: number): string {
  return " ".repeat(Math.max(0, Math.floor((width - text.length) / 2))) + text;
}

/**
 * `left` at the left and `right` at the right edge of `width` characters; `left` is cut where they would
 * meet.
 */
export function spread(left: string, right: string, width: number): string {
  const room = Math.max(0, width - right.length - 1);
  return `${left.slice(0, room).padEnd(room)} ${right}`;
}

/** Puts each text at its column, starting there or, for a negative column, ending there. */
export function placed(...parts: readonly (readonly [column: number, text: string])[]): string {
  return parts.reduce((line, [column, text]) => {
    const start = column >= 0 ? column : -column - text.length;
    return line.padEnd(start).slice(0, start) + text;
  }, "");
}

/**
 * Cents as a till prints them: `12.99`, `-1.00` or, with `trailingMinus`, `1.00-`; `comma` for French ones.
 */
export function printedAmount(
  cents: number,
  style: { trailingMinus?: boolean; comma?: boolean } = {},
): string {
  const digits = (Math.abs(cents) / 100).toFixed(2);
  const shown = style.comma ? digits.replace(".", ",") : digits;
  if (cents >= 0) return shown;
  return style.trailingMinus ? `${shown}-` : `-${shown}`;
}

/** A weight as {@link BasketLine} keeps it: `0.545` (kg) or `1.20` (lb). */
export function weightText(weight: number, unit: "kg" | "lb"): string {
  return unit === "kg" ? (weight / 1000).toFixed(3) : (weight / 100).toFixed(2);
}
