import { describe, expect, test } from "vitest";
import { writeReport } from "../src/claim/report/write-report";
import { FONTS } from "./support/fonts";
import { BY_HAND, householdDocuments, toRead } from "./support/household-documents";
import { readPdf } from "./support/read-pdf";

const two = (amount: number) =>
  amount.toLocaleString("en-CA", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const report = (changes = {}) => readPdf(writeReport(toRead(householdDocuments(changes)), FONTS));

describe("claim-18 the report that a person hands over", () => {
  test("claim-18 says whose claim it is, for when and by which method, on its cover", async () => {
    const { pages } = await report();
    const [cover = ""] = pages;
    for (const words of [
      "Gluten-free medical expenses",
      "Tax year 2025",
      "Ann Tremblay-O’Neil",
      "January 1, 2025 to December 31, 2025",
      "Filed on March 14, 2026",
      "Income Tax Act 118.2(2)(r)",
      "Bank of Canada's annual average",
      "not a credit or a refund",
    ])
      expect(cover).toContain(words);
    // The front page frightens nobody (claim-73): what a claim is checked by stands at its end.
    expect(cover).not.toContain("ab".repeat(32));
  });

  test("claim-18 has the CRA's table with its own headings in its order, one block a line of the return", async () => {
    const { text } = await report();
    const headings =
      "Food product Number of products bought (for the 12-month period) Average cost of product with gluten Average cost of gluten-free product Incremental cost Amount to claim";
    expect(text.split(headings)).toHaveLength(3);
    expect(text.indexOf("Line 33099 For Mia")).toBeLessThan(text.indexOf("Line 33199, Tom For Tom"));
    expect(text).toContain("Schär loaf, 500 g");
    expect(text.split("Number × incremental cost is the amount, to the cent.")).toHaveLength(2);
    expect(text).toContain("19 2.5853 6.9900 4.4047 83.69");
    expect(text).toContain("1.245 kg 11.004 15.398 4.394 5.47");
    expect(text).toContain("Sold by weight; both averages are for 1 kg.");
    expect(text).toContain("1 × 20.01 = 20.01. Mia eats 50%: 10.01.");
    expect(text).toContain("Cake, 500 g Tom 20.01 50% 10.01");
  });

  test("claim-18 the amounts worked by hand stand on the cover to the cent", async () => {
    const { pages } = await report();
    const row = ({ food, adjustments, other, expenses }: (typeof BY_HAND)["mia"]) =>
      [food, adjustments, other, expenses].map(two).join(" ");
    expect(pages[0]).toContain(`Line 33099 ${row(BY_HAND.mia)}`);
    expect(pages[0]).toContain(
      `Line 33199, Tom ${[BY_HAND.tom.food, 0, BY_HAND.tom.other, BY_HAND.tom.expenses].map(two).join(" ")}`,
    );
    expect(pages[0]).toContain(`Total (CAD) ${two(BY_HAND.food)} -20.00 2,900.00 ${two(BY_HAND.expenses)}`);
  });

  test("claim-19 draws what the claim rests on, and says it in words for whoever cannot see it", async () => {
    const { text, trees } = await report();
    expect(trees).toContain(
      "$83.69 on evidence, $5.47 on your word, $48.93 on published averages, $20.02 on estimates",
    );
    expect(text).toContain("Estimate: $20.02 (12.7%)");
    expect(text).toContain("Whole wheat bread");
  });

  test("claim-19 warns above a quarter on estimates, names the largest rows, and says what the others come to", async () => {
    const { blocks } = householdDocuments();
    const [block, ...others] = blocks;
    const cake = block?.rows.find(({ product }) => product === "cake");
    if (!block || !cake) throw new Error("The household has bought no cake.");
    const rows = Array.from({ length: 23 }, () => cake);
    const restsOn = { evidence: 0, yourWord: 0, published: 0, estimate: 4_000 };
    const { text } = await report({ blocks: [{ ...block, rows }, ...others], restsOn });
    expect(text).toContain("More than a quarter of this claim rests on estimates: $40.00 (25.3%).");
    expect(text.split("Cake, 500 g: $10.01 of $10.01")).toHaveLength(21);
    // Of 23 and the other child's cake 20 are named.
    expect(text).toContain("4 other rows: $40.04");
    expect((await report()).text).not.toContain("More than a quarter");
  });

  test("claim-11 of products that nobody shares it says what was entered, not who ate them", async () => {
    const words = "No share was entered for anyone else, so each product above is claimed in full.";
    const blocks = householdDocuments().blocks.map((block) => ({
      ...block,
      lines: block.lines.map((line) => ({
        ...line,
        parts: line.parts.map((part) => ({ ...part, share: 1 })),
      })),
    }));
    expect((await report({ blocks })).text).toContain(words);
    expect((await report()).text).not.toContain(words);
  });

  test("claim-18 lists receipts with the fingerprint of their photo, and what to keep until when", async () => {
    const { text } = await report();
    expect(text).toContain("R1 Mar 3, 2025 Save-On-Foods $158.99");
    expect(text).toContain(`R1 Mar 3, 2025 Save-On-Foods ${"a".repeat(64)}`);
    expect(text).toContain("Schär loaf, 500 g R2 Mar 3, 2025 Save-On-Foods");
    expect(text).toContain(
      "The practitioner's letter for Mia, dated September 14, 2021, signed by Dr. Asha Rao, doctor. Diagnosed on June 30, 2021.",
    );
    expect(text).toContain(
      "The practitioner's letter for Tom, dated September 14, 2021, signed by a doctor.",
    );
    expect(text).toMatch(/The \d+ receipts of this claim, on paper where you have them, and their photos\./);
    expect(text).toContain("Keep all of it until December 31, 2031.");
    expect(text).toContain("Shipping: No text of the Canada Revenue Agency was found.");
    expect(text).toContain("3 items: not ticked.");
    expect(text).toContain("Not worked out here: the federal top-up tax credit (line 34990)");
  });

  test("receipts-128 a receipt joined from several pictures is listed with the fingerprint of each", async () => {
    const [first, ...others] = householdDocuments().receipts;
    if (!first) throw new Error("The household has receipts");
    const joined = { ...first, otherImagesSha256: ["d".repeat(64), "e".repeat(64)] };
    const { text } = await report({ receipts: [joined, ...others] });
    for (const sha256 of ["a", "d", "e"].map((digit) => digit.repeat(64)))
      expect(text).toContain(`R1 Mar 3, 2025 Save-On-Foods ${sha256}`);
  });

  test("claim-18 is tagged, in its language, and numbers its pages below a running head", async () => {
    const { pdf, pages, trees } = await report();
    const info = (await pdf.getMetadata()).info as { Title?: string; Language?: string };
    expect(info).toMatchObject({ Title: "Gluten-free medical expenses 2025", Language: "en-CA" });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(trees.match(/"role":"H1"/g)).toHaveLength(1);
    for (const role of ["H2", "Table", "TR", "TH", "TD", "Figure", "LI"])
      expect(trees).toContain(`"role":"${role}"`);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      if (index > 0) expect(page).toContain("Gluten-free medical expenses 2025 · Ann Tremblay-O’Neil");
    }
    expect((await pdf.getPage(1)).view.slice(2)).toEqual([612, 792]);
  });

  test("claim-18 what the cover says of the claim stands beside its name, which a screen reader says with it", async () => {
    const { pages, trees } = await report();
    expect(pages[0]).toContain("Ann Tremblay-O’Neil Name Ann Tremblay-O’Neil People with celiac disease");
    const [facts = "", totals = ""] = (trees.split("\n")[0] ?? "").split('"role":"Table"').slice(1);
    const headings = (table: string) =>
      table
        .match(/"role":"T[HRD]"/g)
        ?.slice(0, 6)
        .join(" ");
    const named = '"role":"TR" "role":"TH" "role":"TD"';
    expect(headings(facts)).toBe(`${named} ${named}`);
    expect(headings(totals)).toBe(`"role":"TR"${' "role":"TH"'.repeat(5)}`);
  });

  test("claim-18 prints names in other scripts, and marks a character that no font has", async () => {
    const [first, ...rest] = householdDocuments().people;
    const people = first ? [{ ...first, name: "Łukasz Жуков 李" }, ...rest] : rest;
    expect((await report({ people })).pages[0]).toContain("Łukasz Жуков □");
  });

  test("claim-18 in the United States the table answers what a deduction was refused for", async () => {
    const household = householdDocuments();
    const blocks = household.blocks.map((block) => ({ ...block, line: null }));
    const { text } = await report({
      edition: "us",
      locale: "en-US",
      currency: "USD",
      blocks,
      exchangeMethod: null,
    });
    expect(text).toContain("Massa v. Commissioner");
    expect(text).toContain("Medical expenses, Schedule A");
    expect(text).not.toContain("33099 For");
    expect(text).toContain("Keep all of it until April 15, 2029.");
  });

  test("claim-18 a draft says that it is one", async () => {
    const { pages } = await report({ status: "draft", filed: null });
    expect(pages[0]).toContain("Draft: not filed yet.");
    expect(pages[0]).not.toContain("SHA-256 of the claim");
  });
});

test("claim-67 keeps records from the day of a filing after the due day, which it does not call late for sure, and the letter for longer", async () => {
  const { text } = await report({ filed: { on: "2026-11-26", sha256: "ab".repeat(32), elsewhere: false } });
  expect(text).toContain("Keep all of it until November 26, 2032.");
  expect(text).toContain(
    "six years from November 26, 2026, the day on which the return was filed, since it may have been late.",
  );
  expect(text).not.toContain("was filed late");
  expect(text).toContain("and the letter for as long as you claim");
});

test("claim-66 says what changed with product, day, field and dollars", async () => {
  const head = { what: "Line item", name: "Schär loaf", day: "2025-03-03" };
  const { text } = await report({
    difference: {
      state: "to-report",
      beforeCents: 15_811,
      afterCents: 13_811,
      amounts: [{ name: "Schär loaf", person: "Mia", beforeCents: 8_369, afterCents: 6_369 }],
      fields: [
        { ...head, change: "changed", field: "price", old: "$139.80", new: "$119.80" },
        { ...head, name: "Rye", change: "removed", field: null, old: "$7.49", new: null },
      ],
    },
  });
  expect(text).toContain(
    "Changes since filing, not reported yet Gluten-free food: $158.11 before, $138.11 after.",
  );
  expect(text).toContain("Schär loaf Mia 83.69 63.69 -20.00");
  expect(text).toContain("Line item: Schär loaf Mar 3, 2025 price $139.80 $119.80");
  expect(text).toContain("Line item: Rye Mar 3, 2025 removed $7.49 –");
});

describe("claim-17 claim-18 changes in the report", () => {
  const change = {
    changedAt: "2026-04-01T10:00:00.000Z",
    changedBy: "Maria (member)",
    thing: "line-item",
    thingId: "1",
    name: "GF rye loaf",
    day: "2025-03-03",
    change: "removed",
    field: null,
    new: null,
    why: "It was not mine",
    old: JSON.stringify({ name: "GF rye loaf", price: 749, currency: "CAD" }),
  };

  test("claim-18 a draft's report lists none: every save would be one", async () => {
    const { text } = await report({ status: "draft", filed: null, changes: [change] });
    expect(text).not.toContain("Changes after filing");
    expect(text).not.toContain("GF rye loaf");
  });

  test("claim-17 after filing a thing that came or went is named, not spelled out by its fields", async () => {
    const filed = {
      status: "filed",
      filed: { on: "2026-03-01", sha256: "ab".repeat(32), elsewhere: false },
    } as const;
    const inputs = { ...change, thing: "claim", field: "worthInputs", old: '{"province":"ON"}', new: "{}" };
    const { text } = await report({ ...filed, changes: [change, inputs] });
    for (const words of [
      "Changes after filing",
      "Line item: GF rye loaf, Mar 3, 2025, removed",
      change.changedBy,
      "GF rye loaf",
      "It was not mine",
      "in the workbook",
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/"price"|\{"/);
  });
});

test("claim-51, claim-52 says the window of who died, the final return, and no twelve months over a column", async () => {
  const { people, period } = householdDocuments();
  const died = people.map((person) =>
    person.relation === "self" ? { ...person, diedOn: "2025-11-14" } : person,
  );
  const own = { personId: died.find(({ diedOn }) => diedOn)?.id ?? "", from: "2024-01-01", to: "2025-12-31" };
  const changes = { people: died, period: { ...period, ofPersons: [own] } };
  const english = await report(changes);
  for (const words of [
    "January 1, 2024 to December 31, 2025, for what was paid for Ann Tremblay-O’Neil, who died on November 14, 2025",
    "the final return is due by May 14, 2026",
  ])
    expect(english.pages[0]).toContain(words);
  expect(english.text).toContain("Number of products bought (for the period)");
  expect(english.text).not.toContain("12-month");
  const french = await report({ ...changes, locale: "fr-CA" });
  expect(french.pages[0]).toContain("du 1er janvier 2024 au 31 décembre 2025");
  expect(french.text).toContain("(pour la période)");
});

test("claim-55 the report names no lodger among those with celiac disease, and asks no letter for one", async () => {
  const people = householdDocuments().people.map((one) =>
    one.name === "Tom" ? { ...one, relation: "none" as const, letter: null } : one,
  );
  const { text } = await report({ people });
  expect(text).toContain("People with celiac disease Mia Period");
  expect(text).toContain("The practitioner's letter for Mia");
  expect(text).not.toContain("letter for Tom");
});
