import { Prisma } from "@gf-ledger/db/generated/client";
import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { groupsOfParts } from "@gf-ledger/reader/parts/groups-of-parts";
import { joinedReceipt } from "@gf-ledger/reader/parts/receipt-of-parts";
import type { ReadDraft } from "../drafts/verbs/create-receipt";
import { otherPictures } from "../photos/pictures-of-receipt";
import { type LookedAtFile, purchaseOfDraft } from "./verbs/look-at-file";

/** One receipt of what was read of its pictures, from head to foot, under the hashes of all. */
function joinedDraft(drafts: readonly [ReadDraft, ...ReadDraft[]]): ReadDraft {
  const [first] = drafts;
  const parts = drafts.map(({ read }) => read.reading);
  const { items: places, reading } = joinedReceipt(parts);
  const items: ReceiptReading["items"] = places.flatMap(({ part, index }, at) => {
    const item = parts[part]?.items[index];
    return item ? { ...item, box: reading.items[at]?.box ?? null } : [];
  });
  const confidence = items.reduce((sum, item) => sum + item.confidence, 0) / Math.max(1, items.length);
  const whole: ReceiptReading = {
    ...first.read.reading,
    ...reading,
    items,
    tenders: parts.at(-1)?.tenders ?? [],
    confidence,
  };
  return {
    ...first,
    read: { ...first.read, reading: whole },
    others: otherPictures(drafts.map(({ read }) => read)),
    items: places.flatMap(({ part, index }, at) => {
      const row = drafts[part]?.items[index];
      const box = items[at]?.box;
      return row ? { ...row, box: box ? { ...box } : Prisma.DbNull } : [];
    }),
  };
}

/** Photos of a mail that surely show parts of one receipt become one in place of the first of them (receipts-119). */
export function withPartsJoined(files: readonly LookedAtFile[]): LookedAtFile[] {
  const read = files.flatMap((file) => (file.state === "read" ? [file] : []));
  const groups = groupsOfParts(read.map(({ draft }) => draft.read.reading)).filter(({ sure }) => sure);
  const joined = new Map<LookedAtFile, LookedAtFile>();
  const gone = new Set<LookedAtFile>();
  for (const { order } of groups) {
    const [first, ...others] = order.flatMap((at) => read[at] ?? []);
    if (!first) continue;
    const draft = joinedDraft([first.draft, ...others.map((file) => file.draft)]);
    joined.set(first, { state: "read", draft, purchase: purchaseOfDraft(draft) });
    for (const file of others) gone.add(file);
  }
  return files.filter((file) => !gone.has(file)).map((file) => joined.get(file) ?? file);
}
