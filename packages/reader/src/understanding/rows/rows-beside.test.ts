import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const read = (rows: string) =>
  understandPage(
    pageOf(`CORNER FOODS\n12 MILL LANE\nGUELPH ON  N1H 1B5\n2026-03-04 12:31\n${rows}\nTHANK YOU`),
  );
const asked = (rows: string) => {
  const { items, issues } = read(rows);
  return issues
    .filter(({ message }) => message.startsWith("sentences.nameMayGoOn"))
    .map(({ itemIndex, message, others }) => [items[itemIndex ?? -1]?.name, message, others?.[0]?.name]);
};
const said = (row: string, name: string) => messageKey("sentences.nameMayGoOn", { row, name });

describe("reading-134 an unpriced row that says gluten-free", () => {
  it.each([
    ["365 ORG GLUTEN FREE", "PENNE PASTA"],
    ["PC SANS GLUTEN", "MACARONI"],
    ["GLUTINO GF", "BAGELS"],
  ])("reading-134 %s above %s may be the first line of its name, and is asked", (row, name) => {
    const joined = `${row} ${name}`;
    for (const sum of ["", "\nTOTAL        7.98"])
      expect(asked(`EGGS         4.49\n${row}\n${name}        3.49${sum}`)).toEqual([
        ["EGGS", said(row, "EGGS"), `EGGS ${row}`],
        [name, said(row, name), joined],
      ]);
    expect(asked(`${row}\n${name}        3.49\nEGGS         4.49`)).toEqual([
      [name, said(row, name), joined],
    ]);
  });

  it.each([
    ["BELLISSIMA   4.29\nGLUTEN FREE PENNE\nEGGS         4.49", "BELLISSIMA", "GLUTEN FREE PENNE"],
    ["EGGS         4.49\nBELLISSIMA   4.29\nGF PENNE", "BELLISSIMA", "GF PENNE"],
  ])(
    "reading-134 below a name it may go on with it, or have lost its price, and is asked: %s",
    (rows, name, row) => {
      const [first, second] = asked(rows);
      expect(first).toEqual([name, said(row, name), `${name} ${row}`]);
      expect(second?.[0]).toBe(rows.endsWith("EGGS         4.49") ? "EGGS" : undefined);
    },
  );

  it.each([
    ["a section's heading", "EGGS         4.49\nGROCERY\nPENNE PASTA  3.49"],
    ["another section's heading", "EGGS         4.49\nPRODUCE\nPEARS        3.49"],
    ["goods in bulk", "EGGS         4.49\nBULK FOODS\nRICE         3.49"],
    ["a gluten-free section's heading", "EGGS         4.49\nGLUTEN FREE FOODS\nRICE         3.49"],
    ["a cashier's row", "EGGS         4.49\nCASHIER GFORD\nRICE         3.49"],
    [
      "a gluten-free department's heading",
      "EGGS         2.49\nGLUTEN FREE SNACKS\nRICE         3.49\nDATES        2.00",
    ],
    ["another one", "EGGS         2.49\nGF FROZEN MEALS\nRICE         3.49\nDATES        2.00"],
    ["one in French", "EGGS         2.49\nCOLLATIONS SANS GLUTEN\nRICE         3.49\nDATES        2.00"],
    ["a slogan", "EGGS         4.49\nTRY OUR GLUTEN FREE BREAD\nRICE         3.49"],
    ["a row with its price on the next", "EGGS         4.49\nPENNE GLUTEN FREE\n2 @ 3.49     6.98"],
  ])("reading-134 %s is asked of nobody", (_, rows) => {
    expect(asked(rows)).toEqual([]);
    expect(asked(`${rows}\nTOTAL        ${rows.includes("6.98") ? "11.47" : "7.98"}`)).toEqual([]);
  });

  it.each(["GF", "G.F.", "(GF)", "*GF*", "S/GLUTEN", "SANS GLUTEN"])(
    "reading-134 %s alone below a name may end it, and is asked",
    (mark) => {
      const [first] = asked(`EGGS         4.49\nBREAD        3.49\n${mark}\nTOTAL        7.98`);
      expect(first?.[0]).toBe("BREAD");
      expect(first?.[2]).toMatch(/^BREAD .*G/);
    },
  );

  it("reading-134 below a gluten-free name a heading of one article is asked", () => {
    expect(asked("EGGS         4.49\nBAKED GLUTEN FREE\nGF RICE      3.49").map(([name]) => name)).toEqual([
      "EGGS",
    ]);
    expect(asked("EGGS         4.49\nGLUTEN FREE SNACKS\nRICE         3.49")).toHaveLength(2);
  });

  it("reading-134 what a shop says of itself is no part of the first name", () => {
    const { issues } = understandPage(
      pageOf("HAZEL BAKERY\nPROUDLY GLUTEN FREE\nMUFFIN       3.49\nTOTAL        3.49"),
    );
    expect(issues.map(({ message }) => message).join()).not.toContain("nameMayGoOn");
  });

  it.each([
    "WEEKLY SPECIAL",
    "CLEARANCE",
    "ON SALE",
    "BUY ONE GET ONE",
    "SNAP ELIGIBLE",
    "PRIX MEMBRE",
    "IN-STORE BAKERY",
    "MEAT & SEAFOOD",
    "FRUITS & LEGUMES",
    "Fresh Deli",
    "365 ORG",
  ])("reading-141 %s above an article, which says nothing of gluten, is asked of nobody", (row) => {
    expect(asked(`EGGS         4.49\n${row}\nPENNE PASTA  3.49`)).toEqual([]);
    expect(asked(`EGGS         4.49\n${row}\nPENNE PASTA  3.49\nTOTAL        7.98`)).toEqual([]);
  });
});

describe("reading-152 the short forms of gluten-free are known beside a name", () => {
  it.each([
    "SGLUT",
    "S/GLUT",
    "SS GLUTEN",
    "SSGLUT",
    "SANSGLUT",
    "SANS GLU",
    "SANSGLUTEN",
    "GLUT FREE",
    "GLUT-FREE",
    "GLTN FR",
    "GLTNFREE",
    "GLUTENFR",
    "GLUTEN F",
    "GLUTFREE6",
    "NO GLUTEN",
    "SIN GLUTEN",
    "G FREE",
  ])("reading-152 PC %s above an article is asked", (mark) => {
    expect(asked(`EGGS         4.49\nPC ${mark}\nPENNE PASTA  3.49\nTOTAL        7.98`)).toContainEqual([
      "PENNE PASTA",
      said(`PC ${mark}`, "PENNE PASTA"),
      `PC ${mark} PENNE PASTA`,
    ]);
  });

  it.each([
    "PC GLUTAMINE",
    "PC GLUE FREE",
    "LOW GLUTEN",
    "WHEAT GLUTEN",
    "NOT GLUTEN FREE",
    "PC GLUT RICE",
    "SUGAR FREE",
  ])("reading-152 %s says nothing of the kind", (row) => {
    expect(asked(`EGGS         4.49\n${row}\nPENNE PASTA  3.49\nTOTAL        7.98`)).toEqual([]);
  });
});

describe("reading-153 an unpriced row that names a maker of gluten-free food alone", () => {
  it.each([
    "KINNIKINNICK",
    "GLUTINO ORIGINAL",
    "Schär",
    "UDI'S",
    "O'DOUGHS",
    "LITTLE NORTHERN BAKEHOUSE",
    "TINKYADA ORG BROWN",
  ])("reading-153 %s above an article may be its first line, and is asked", (row) => {
    expect(asked(`EGGS         4.49\n${row}\nSANDWICH     3.49\nTOTAL        7.98`)).toContainEqual([
      "SANDWICH",
      said(row, "SANDWICH"),
      `${row} SANDWICH`,
    ]);
  });

  it.each([
    "ORGANIC BROWN RICE",
    "PROMISE",
    "WEEKLY SPECIAL",
    "CANYON",
    "GLUTTONY",
    "SCHARF",
    "PAMELA SERVED YOU",
  ])("reading-153 %s is none", (row) => {
    expect(asked(`EGGS         4.49\n${row}\nSANDWICH     3.49\nTOTAL        7.98`)).toEqual([]);
  });

  it("reading-153 an article that names its maker itself has its whole name", () => {
    expect(
      asked("EGGS         4.49\nKINNIKINNICK\nGLUTINO PRETZEL 3.49\nTOTAL 7.98").map(([name]) => name),
    ).toEqual(["EGGS"]);
  });
});
