import { MARKS } from "@gf-ledger/catalogue/gluten-free/marks";
import { kindReason } from "@gf-ledger/catalogue/kinds/kind-reason";
import { COMPARE_WITH_PHOTO } from "@gf-ledger/domain/receipt/line-doubt";
import { translateKeyed } from "@gf-ledger/messages/keyed-message";
import { judgeReading } from "@gf-ledger/reader/arithmetic/judge";
import { issuesOf } from "@gf-ledger/reader/understanding/reading-issues";
import { expect, test } from "vitest";

const item = {
  name: "GF BREAD",
  rawText: "GF BREAD",
  quantity: 1,
  unit: "each",
  unitPrice: null,
  price: 100,
  taxCode: null,
  articleCode: null,
  confidence: 0.3,
  box: null,
} as const;
const nothing = { subtotal: null, total: null } as unknown as Parameters<typeof issuesOf>[0]["foot"];
const differs = { subtotalAgrees: false, totalAgrees: false } as Parameters<typeof issuesOf>[0]["agreement"];
const doubts = ["changed", "left", "computed", null, null] as Parameters<typeof issuesOf>[0]["doubts"];
/** Another price of the last one closes the gap. */
const others = [[], [], [], [], [{ name: "GF BREAD", cents: 150 }]];
const unread = {
  doubts,
  others,
  lost: [],
  leftOut: [],
  struck: [],
  unsureShares: [],
  sharedWith: [],
  rowsBeside: [],
  gap: 50,
  foot: nothing,
  isTotalInDoubt: false,
  agreement: differs,
  store: null,
  date: null,
};
type Judged = Parameters<typeof issuesOf>[0];
const doubted = {
  isTotalInDoubt: true,
  lost: ["GF OATS"],
  leftOut: [{ name: "KIWI", cents: 399, lines: [] }] as unknown as Judged["leftOut"],
  store: { inDoubt: true } as Judged["store"],
  date: { date: "2026-05-09", doubt: ["2026-09-05"] } as Judged["date"],
};

const read = [
  ...issuesOf({ ...unread, items: [] }),
  ...issuesOf({ ...unread, items: [item, item, item, item, item] }),
  ...issuesOf({ ...unread, ...doubted, items: [] }),
  ...judgeReading({
    store: null,
    purchaseDate: null,
    items: [item],
    discounts: [],
    deposits: [],
    taxes: [],
    subtotalCents: 7,
    totalCents: 9,
  }).issues,
].map(({ message }) => message);

const kinds = (["ca", "us"] as const).flatMap((edition) =>
  [
    ...(["natural", "intermediate", "no-counterpart"] as const).map((kind) => ({ kind, because: null })),
    ...(["alcohol", "pet", "household", "supplement", "gluten"] as const).map(
      (because) => ({ kind: "never", because }) as const,
    ),
  ].map((answer) => kindReason(answer as Parameters<typeof kindReason>[0], edition) ?? ""),
);

test.each([...new Set([...read, ...kinds, ...MARKS.map(({ reason }) => reason), COMPARE_WITH_PHOTO])])(
  "editions-25 is answered by a key and said in every language: %s",
  (message) => {
    const [english, french] = [translateKeyed(message, "en-CA"), translateKeyed(message, "fr-CA")];
    expect(english, message).not.toBeNull();
    expect(french).not.toBe(english);
  },
);
