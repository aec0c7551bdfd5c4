import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";

interface Reasoned {
  readonly kind: string;
  readonly kindReason: string | null;
}

/**
 * Why a line is of its kind, after a change: the matcher's reason where it proposed that kind, the known one
 * where nothing was proposed and the kind stays, and none for a kind that the person chose.
 */
export function kindReasonAfter(
  before: Reasoned,
  proposed: Partial<Reasoned>,
  kind: ItemKind,
): string | null {
  if (proposed.kind !== undefined) return kind === proposed.kind ? (proposed.kindReason ?? null) : null;
  return kind === before.kind ? before.kindReason : null;
}
