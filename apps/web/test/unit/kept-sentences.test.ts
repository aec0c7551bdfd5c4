import { MARKS } from "@gf-ledger/catalogue/gluten-free/marks";
import { kindReason } from "@gf-ledger/catalogue/kinds/kind-reason";
import { quantitySchema } from "@gf-ledger/domain/line-item/quantity";
import { newObservationInput, OBSERVED_HOW_WORDS } from "@gf-ledger/domain/price-book/observation";
import { sizeSchema } from "@gf-ledger/domain/size/unit";
import { sentences } from "@gf-ledger/messages/en/sentences";
import { knownSentence } from "@gf-ledger/messages/known-sentence";
import { judgeReading } from "@gf-ledger/reader/arithmetic/judge";
import { issuesOf } from "@gf-ledger/reader/understanding/reading-issues";
import { expect, test } from "vitest";
import type { z } from "zod";
import { readBought } from "../../src/features/bought/bought-typed";
import { COMPARE_WITH_PHOTO } from "../../src/features/receipt/item-row";

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
  gap: 50,
  foot: nothing,
  agreement: differs,
  store: null,
  date: null,
};
type Judged = Parameters<typeof issuesOf>[0];
const doubted = {
  lost: ["GF OATS"],
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

const wrong = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const { name, price, seenOn, url } = newObservationInput.shape;
const unsized = readBought({ quantity: "1", size: "4", unit: "", kind: "counterpart", kindNote: "" });
const refused = [
  ...(unsized.ok ? [] : Object.values(unsized.wrong)),
  ...wrong(quantitySchema, 0),
  ...wrong(quantitySchema, 1e9),
  ...wrong(sizeSchema, Number.NaN),
  ...wrong(sizeSchema, 0),
  ...wrong(sizeSchema, 1e9),
  ...wrong(name, " "),
  ...wrong(name, "x".repeat(201)),
  ...wrong(price, "abc"),
  ...wrong(seenOn, ""),
  ...wrong(url, "shop"),
  ...wrong(newObservationInput, { name: "Bread", price: 1, seenOn: "2026-01-01", size: 3 }),
];

test.each([
  ...new Set([
    ...read,
    ...kinds,
    ...refused,
    ...MARKS.map(({ reason }) => reason),
    ...Object.values(OBSERVED_HOW_WORDS),
    COMPARE_WITH_PHOTO,
  ]),
])("editions-16 is known in every language: %s", (sentence) => {
  const known = knownSentence(sentence);
  expect(known, sentence).not.toBeNull();
  expect(known && Object.keys(sentences)).toContain(known?.key);
});
