/** Longer words must break at their hyphens, or they would not fit the narrowest screen. */
const LONGEST_KEPT = 16;

/** Text in which `gluten-free`, or a month such as `2025-03`, is not broken at its hyphen. */
export function KeptHyphens({ text }: { text: string }) {
  return Array.from(text.matchAll(/\S+|\s+/g), ({ 0: piece, index }) =>
    piece.includes("-") && piece.length <= LONGEST_KEPT ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
