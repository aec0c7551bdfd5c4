import { expect, test } from "vitest";
import { readReceiptsAddress, receiptsAsked, receiptsQuery } from "./receipts-address";

const read = (query: string) => readReceiptsAddress(new URLSearchParams(query));
const NOTHING = { query: "", status: null, year: null, store: null, page: 1 };

test("receipts-67 the list's filters stand in its address, and what does not fit counts as left out", () => {
  const all = { query: "rye", status: "draft", year: 2026, store: "Corner & Co", page: 3 } as const;
  expect(read(receiptsQuery(all))).toEqual(all);
  expect(receiptsQuery(NOTHING)).toBe("");
  expect(read("?show=lost&year=12&page=0&store=")).toEqual(NOTHING);
});

test("receipts-67 the server is asked only for what is chosen", () => {
  expect(receiptsAsked(NOTHING)).toEqual({ query: "", page: 1 });
  expect(receiptsAsked({ ...NOTHING, query: " rye ", year: 2026 })).toEqual({
    query: "rye",
    year: 2026,
    page: 1,
  });
});
