import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { expect, test } from "vitest";
import { toApplyTo } from "./like-this";

let rows = 0;

function row(of: Partial<LineItemView> = {}): LineItemView {
  rows += 1;
  return {
    id: `row-${rows}`,
    name: "GF Bread",
    purchaseDate: "2026-03-01",
    kind: "counterpart",
    counts: true,
    category: "Bread and Bakery",
    quantity: 1,
    size: 400,
    unit: "g",
    soldByWeight: false,
    regularPrice: 2,
    ...of,
  } as LineItemView;
}

const applied = (all: readonly LineItemView[], sent: Parameters<typeof toApplyTo>[2]) => {
  const [before] = all;
  const like = before && toApplyTo(all, before, sent);
  return like && { ids: like.rows.map(({ id }) => id), change: like.change };
};

test("reports-48 a new name is offered to all of the product in the year, whatever its case", () => {
  const all = [
    row(),
    row({ name: "gf bread" }),
    row({ name: "GF Pasta" }),
    row({ purchaseDate: "2025-12-31" }),
  ];
  expect(applied(all, { name: "Rye" })).toEqual({ ids: [all[1]?.id], change: { name: "Rye" } });
});

test("reports-48 a size is offered to the packages without it, not to what is sold by weight or came back", () => {
  const others = { size: null, unit: null };
  const all = [
    row(),
    row(others),
    row({ size: 500 }),
    row({ soldByWeight: true }),
    row({ ...others, kind: "return" }),
  ];
  const change = { size: 500, unit: "g" } as const;
  expect(applied(all, change)).toEqual({ ids: [all[1]?.id], change });
});

test("reports-48 a new kind or quantity beside the size as it was offers no size: other packages keep their own", () => {
  const all = [row(), row({ size: 800 }), row()];
  const same = { size: 400, unit: "g" } as const;
  expect(applied(all, { ...same, quantity: 2, kind: "counterpart" })).toBeNull();
  expect(applied(all, { ...same, quantity: 1, kind: "no-counterpart", countsInFull: false })).toEqual({
    ids: [all[1]?.id, all[2]?.id],
    change: { kind: "no-counterpart" },
  });
});

test("reports-48 a regular price is offered to those of the same size, by their own quantity, where it differs", () => {
  const all = [
    row({ quantity: 2, regularPrice: 4 }),
    row({ quantity: 3, regularPrice: 6 }),
    row({ quantity: 4, regularPrice: 9.98 }),
    row({ size: 800 }),
    row({ kind: "return", quantity: -1 }),
  ];
  expect(applied(all, { regularPrice: 4.99, extraCost: 1 })).toEqual({
    ids: [all[1]?.id],
    change: { regularPrice: { price: 4.99, quantity: 2 } },
  });
});

test("reports-48 nothing is offered for a price paid, a day or a store, which are each purchase's own", () => {
  const all = [row(), row()];
  expect(applied(all, { price: 5, extraCost: 1 })).toBeNull();
  expect(applied(all, { store: "Elsewhere", purchaseDate: "2026-03-02" })).toBeNull();
});
