import type { SharedClaim } from "@gf-ledger/claim/file/claim-link";
import { GROUNDS } from "@gf-ledger/domain/pricing/ground";
import { describe, expect, test } from "vitest";
import { SharedClaimView } from "@/features/claim/links/shared-claim-view";
import { EvidenceBar } from "@/features/tax-summary/evidence-bar";
import { SMALL_YEAR } from "../../../../packages/api/test/support/small-year-sums";
import { renderedMarkup, renderedText } from "./support/rendered-text";

const { claim, byGround } = SMALL_YEAR;

const SHARED: SharedClaim = {
  linkId: "link",
  expiresAt: "2026-12-31",
  edition: "ca",
  currency: "CAD",
  taxYear: 2026,
  status: "draft",
  filedOn: null,
  filedElsewhere: false,
  snapshotSha256: null,
  period: { from: "2026-01-01", to: "2026-12-31", ofPersons: [] },
  people: [{ name: "Ann", relation: "self", celiac: true }],
  blocks: [],
  food: claim,
  expenses: claim,
  restsOn: byGround,
  receipts: 0,
};

describe("claim-60 claim-61 the grounds that every paper tells are the ones that pages draw and say", () => {
  test("the bar is drawn in the proportion of the sums, which stand below it", () => {
    const bar = <EvidenceBar restsOn={byGround} />;
    const widths = [...renderedMarkup(bar, "ca").matchAll(/width:([\d.]+)%/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toHaveLength(GROUNDS.length);
    for (const [index, ground] of GROUNDS.entries())
      expect(widths[index]).toBeCloseTo((byGround[ground] / claim) * 100, 6);
    const told = "Evidence 42% ($59.06) Your word 21% ($29.86) Published 10% ($13.80) Estimate 27% ($37.81)";
    expect(renderedText(bar, "ca")).toContain(told);
  });

  test("a link's page says the same four sums", () => {
    const told = "evidence $59.06, your word $29.86, published averages $13.80, estimates $37.81";
    expect(renderedText(<SharedClaimView claim={SHARED} />, "ca")).toContain(told);
  });
});
