import { expect, it } from "vitest";
import { confidenceLabel, isHighGlutenFreeShare, isLowMatch, matchRateTone } from "./match-display";

it("matching-21 match rate at least 70% is green, at least 40% yellow, else red", () => {
  expect([0.7, 0.699, 0.4, 0.399, 0].map(matchRateTone)).toEqual(["good", "fair", "fair", "poor", "poor"]);
});

it("matching-22 confidence is High at 80% or more, Medium at 50% or more, else Low", () => {
  expect([0.8, 0.79, 0.5, 0.49].map(confidenceLabel)).toEqual(["High", "Medium", "Medium", "Low"]);
});

it("matching-21 a low match is warned about under 50%", () => {
  expect([0.5, 0.49].map(isLowMatch)).toEqual([false, true]);
});

it("matching-23 the GF share badge is green at 25% or more", () => {
  expect([0.25, 0.24].map(isHighGlutenFreeShare)).toEqual([true, false]);
});
