import { describe, expect, test } from "vitest";
import { howLongToKeep } from "../src/claim/checklist";
import type { DocumentAdjustment } from "../src/claim/claim-documents";
import { writeReport } from "../src/claim/report/write-report";
import { summaryTable } from "../src/claim/tables/summary-table";
import {
  creditEstimateWords,
  creditLineWords,
  notWorkedOutWords,
} from "../src/claim/words/credit-estimate-words";
import { FONTS } from "./support/fonts";
import { householdDocuments, toRead } from "./support/household-documents";
import { readPdf } from "./support/read-pdf";

const report = async (changes: Parameters<typeof householdDocuments>[0]) =>
  (await readPdf(writeReport(toRead(householdDocuments(changes)), FONTS))).text;

describe("claim-73 the papers say only what is true of this claim", () => {
  test("what is not worked out is named for the province that one lives in", async () => {
    const { returnLines } = householdDocuments();
    const inProvince = (province: "AB" | "QC" | null) =>
      report({ returnLines: { ...returnLines, facts: { ...returnLines.facts, province } } });
    const ontario = await report({});
    expect(ontario).toContain("the federal top-up tax credit (line 34990). A credit lowers tax and no more.");
    expect(ontario).toContain(
      "the basic personal amount, Ontario's reduction for low incomes and, where the income leaves it whole, the federal and Ontario's age amount from 65 on.",
    );
    expect(await inProvince("AB")).toContain("and Alberta's supplemental credit (line 61545)");
    expect(await inProvince("QC")).toMatch(/line 34990\)\. A credit .* the federal age amount from 65 on\. /);
    expect(await inProvince(null)).toContain("and Alberta's supplemental credit (line 61545)");
    expect(notWorkedOutWords("BC", "fr-CA")).toContain("la réduction de la Colombie-Britannique");
    expect(notWorkedOutWords("BC", "fr-CA")).not.toMatch(/Alberta|Ontario/);
  });

  test("a claim that goes on the partner's return is named after the partner", async () => {
    const { people, returnLines } = householdDocuments();
    const [first] = people;
    if (!first) throw new Error("The household has people.");
    const ben = { ...first, id: "ben", name: "Ben Roy", relation: "spouse" as const };
    const named = { people: [...people, ben], returnLines: { ...returnLines, claimantId: "ben" } };
    const text = await report(named);
    expect(text).toContain("Gluten-free medical expenses Ben Roy Name Ben Roy People with celiac disease");
    expect(text).toContain("Gluten-free medical expenses 2025 · Ben Roy");
    const facts = summaryTable(householdDocuments(named)).facts;
    expect(JSON.stringify(facts)).toContain("Ben Roy");
    expect(JSON.stringify(facts)).not.toContain(first.name);
  });

  test("while it hangs on a tax that was not entered, it is named after the owner and put on nobody's final return", async () => {
    const { people, returnLines, taxYear } = householdDocuments();
    const [first] = people;
    if (!first) throw new Error("The household has people.");
    const ben = {
      ...first,
      id: "ben",
      name: "Ben Roy",
      relation: "spouse" as const,
      diedOn: `${taxYear}-11-14`,
    };
    const claimant = {
      personId: "ben",
      why: "if-there-is-tax" as const,
      otherPersonId: first.id,
      differenceCents: 100,
    };
    const estimate = { ...returnLines.estimate, claimant };
    const text = await report({
      status: "draft",
      filed: null,
      people: [...people, ben],
      returnLines: { ...returnLines, claimantId: "ben", estimate },
    });
    expect(text).toContain(`Name ${first.name}`);
    expect(text).not.toContain("(final return)");
    const decided = { ...returnLines, claimantId: "ben" };
    expect(await report({ people: [...people, ben], returnLines: decided })).toContain(
      "Ben Roy (final return)",
    );
  });

  test("in Québec it says that Revenu Québec may ask for the documents too", () => {
    const { returnLines } = householdDocuments();
    const kept = (province: "ON" | "QC", locale: "en-CA" | "fr-CA") =>
      howLongToKeep(
        householdDocuments({
          locale,
          returnLines: { ...returnLines, facts: { ...returnLines.facts, province } },
        }),
      ).join(" ");
    expect(kept("QC", "en-CA")).toContain("send them when the Canada Revenue Agency or Revenu Québec asks.");
    expect(kept("QC", "fr-CA")).toContain("quand l’Agence du revenu du Canada ou Revenu Québec les demande.");
    expect(kept("ON", "en-CA")).toContain("send them when the Canada Revenue Agency asks.");
  });

  test("the incomes of Québec's own credits are named by the line of Québec's return", () => {
    const words = (part: "federal" | "quebec" | "quebec-refundable", key: "net-income" | "partner-income") =>
      creditLineWords({ part, key }, "en-CA");
    expect(words("federal", "net-income")).toBe("Net income");
    expect(words("quebec", "net-income")).toBe("Net income, line 275 of the Québec return");
    expect(words("quebec-refundable", "partner-income")).toBe(
      "Partner's net income, line 275 of the Québec return",
    );
    expect(creditLineWords({ part: "quebec", key: "threshold" }, "en-CA")).toBe("Threshold");
  });

  test.each([
    [true, "Ann should claim: up to $98.20 more than Ben. The"],
    [false, "Ann should claim: $98.20 more than Ben. The"],
  ])("who should claim says its condition where the tax was not entered: %s", (upTo, said) => {
    const worth = { withoutFoodCents: 0, upTo, leastCents: 42_276 };
    const { whoClaims } = creditEstimateWords(
      {
        claimant: { personId: "Ann", otherPersonId: "Ben", why: "lower-threshold", differenceCents: 9_820 },
        claimants: [
          { personId: "Ann", amountCents: 42_276, ...worth },
          { personId: "Ben", amountCents: 32_456, ...worth },
        ],
        ownReturns: [],
        nearOntariosCap: [],
      },
      (personId) => personId,
      "en-CA",
    );
    expect(whoClaims).toBe(`${said} lower income has the lower threshold.`);
  });

  test("mileage is printed with the miles and the rate that come to its amount", async () => {
    const [first] = householdDocuments().adjustments;
    if (!first) throw new Error("The household has adjustments.");
    const { id, personId, note } = first.adjustment;
    const mileage = (miles: number, enteredCents: number): DocumentAdjustment => ({
      rule: first.rule,
      adjustment: { id, personId, note, kind: "mileage", date: "2026-03-03", miles, lineItemIds: [] },
      enteredCents,
      countedCents: enteredCents,
    });
    const said = (miles: number, cents: number, locale: "en-US" | "fr-CA") =>
      report({ adjustments: [mileage(miles, cents)], locale });
    expect(await said(120, 2_460, "en-US")).toContain("120 miles at 20.5 cents a mile.");
    expect(await said(1, 21, "en-US")).toContain("1 mile at 20.5 cents a mile.");
    expect(await said(120, 2_460, "fr-CA")).toContain("120 milles à 20,5 cents le mille.");
    // Filed at a rate that was corrected since: nothing that would not multiply out.
    expect(await said(120, 2_400, "en-US")).not.toContain("miles at");
  });
});
