/** Names that differ only in case, accents, spaces or punctuation are one spelling (matching-25). */
export function spellingKey(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}
