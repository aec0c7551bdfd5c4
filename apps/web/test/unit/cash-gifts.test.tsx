import type { EstimateInputsView } from "@gf-ledger/claim/file/claim-view";
import { describe, expect, test } from "vitest";
import { estimateInputsOfForm } from "../../src/features/claim/estimate/estimate-inputs-of-form";
import { UsInputs } from "../../src/features/claim/estimate/us-inputs";
import { renderedMarkup, renderedText } from "./support/rendered-text";

const INPUTS: EstimateInputsView = {
  province: null,
  partners: [],
  filingStatus: "single",
  state: null,
  otherItemised: 15_500,
  cashGifts: 400,
  disabilitySupports: 0,
  extraConditions: 0,
  marginalRatePercent: 12,
};

describe("claim-84 the page asks for cash gifts where they count", () => {
  test("in 2026 with how much of them does, and shows what was entered", () => {
    const fields = <UsInputs inputs={INPUTS} year={2026} />;
    const text = renderedText(fields, "us");
    expect(text).toContain("Cash gifts to charity");
    expect(text).toContain("up to $1,000.00 ($2,000.00 on a joint return)");
    expect(renderedMarkup(fields, "us")).toMatch(/<input[^>]*name="cashGifts"[^>]*value="400"/);
    const none = renderedMarkup(<UsInputs inputs={{ ...INPUTS, cashGifts: 0 }} year={2026} />, "us");
    expect(none).toMatch(/<input[^>]*name="cashGifts"[^>]*value=""/);
  });

  test("in 2025 not, where they count for nothing", () => {
    expect(renderedText(<UsInputs inputs={INPUTS} year={2025} />, "us")).not.toContain("Cash gifts");
  });

  test.each([
    ["$1,400.50", "1400.50"],
    ["", "0"],
  ])("and saves %j as %s", (typed, kept) => {
    const form = new FormData();
    form.set("cashGifts", typed);
    expect(estimateInputsOfForm(form, "en-US", []).cashGifts).toBe(kept);
  });
});
