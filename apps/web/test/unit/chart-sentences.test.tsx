import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { expect, test } from "vitest";
import { useChartSentences } from "@/features/reports/charts/use-chart-sentences";
import { renderedText } from "./support/rendered-text";

const bought = (purchaseDate: string): LineItemView => ({
  id: purchaseDate,
  receiptId: null,
  purchaseDate,
  store: null,
  name: `Bread of ${purchaseDate}`,
  category: "Bread and Bakery",
  quantity: 1,
  currency: "CAD",
  price: 6.99,
  regularPrice: 3.6,
  priceBasis: "",
  priceSource: "estimate",
  priceEvidence: null,
  extraCost: 3.39,
  countedExtraCost: 3.39,
  matchedProduct: null,
  kind: "counterpart",
  kindNote: null,
  counts: true,
  whyNotCounted: null,
  size: null,
  unit: null,
  soldByWeight: false,
  sizeCompared: true,
  taxCode: null,
  articleCode: null,
  tax: null,
  regularTax: null,
  returnOf: null,
});

interface BoughtProps {
  days: readonly string[];
  earlier?: readonly string[];
}

function ChartOfMonths({ days, earlier = [] }: BoughtProps) {
  const rows = days.map(bought);
  const earlierRows = earlier.map(bought);
  const everyYear = [...rows, ...earlierRows];
  const { drawn, sentences } = useChartSentences({ rows, earlierRows, everyYear, summary: [] });
  return drawn.months ? "a chart" : sentences.join(" ");
}

test("reports-61 a year of two months is told in a sentence, and of three, or with the year before, it is drawn", () => {
  const shown = (props: BoughtProps) => renderedText(<ChartOfMonths {...props} />, "ca");
  const two = ["2025-03-14", "2025-05-02"];
  expect(shown({ days: two })).toContain("All of the extra cost is in March ($3.39) and May ($3.39).");
  expect(shown({ days: two, earlier: ["2024-03-14"] })).toBe("a chart");
  expect(shown({ days: [...two, "2025-06-01"] })).toBe("a chart");
  expect(shown({ days: ["2025-03-14", "2025-03-20"] })).toContain(
    "All of the extra cost is in March ($6.78).",
  );
});
