import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { expect, test } from "vitest";
import { type KeptPhoto, photosToDrop } from "./draft-photos";

const NOW = Date.parse("2026-03-20T12:00:00Z");

const photo = (name: string, daysOld: number, bytes = 1000): [string, KeptPhoto] => [
  name,
  { bytes: new ArrayBuffer(bytes), iv: new Uint8Array(12), keptAt: NOW - daysOld * DAY_MS },
];

test("receipts-83 a photo is kept for thirty days", () => {
  expect(photosToDrop([photo("old", 31), photo("new", 29)], NOW)).toEqual(["old"]);
});

test("receipts-83 of more than twenty the newest twenty are kept", () => {
  const many = Array.from({ length: 22 }, (_, n) => photo(`${n} days`, n));
  expect(photosToDrop(many, NOW)).toEqual(["20 days", "21 days"]);
});

test("receipts-83 no more than 100 MB are kept, the newest of them", () => {
  const large = [photo("third", 3, 4e7), photo("first", 1, 4e7), photo("second", 2, 4e7)];
  expect(photosToDrop(large, NOW)).toEqual(["third"]);
});
