import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import ExcelJS from "exceljs";
import { describe, expect, test } from "vitest";
import { checklistText } from "../src/claim/checklist";
import type { ClaimDocuments } from "../src/claim/claim-documents";
import { claimWorkbook } from "../src/claim/package-stream";
import { photoNames } from "../src/claim/photo-name";
import { writeReport } from "../src/claim/report/write-report";
import { CLAIM_TABLES } from "../src/claim/tables/claim-tables";
import { fittingFont } from "../src/pdf/fitting-font";
import { tableCsv } from "../src/table/table-csv";
import { FONTS } from "./support/fonts";
import { BY_HAND, householdDocuments, toRead } from "./support/household-documents";
import { readPdf } from "./support/read-pdf";

const FRENCH: Partial<ClaimDocuments> = { locale: "fr-CA" };

/** Amounts as Canadian French writes them, with the blanks that a PDF is read back with. */
const two = (amount: number) =>
  amount.toLocaleString("fr-CA", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace(/\s/gu, " ");

const report = (changes: Partial<ClaimDocuments> = {}) =>
  readPdf(writeReport(toRead(householdDocuments({ ...FRENCH, ...changes })), FONTS));

async function workbook(changes: Partial<ClaimDocuments> = {}) {
  const book = new ExcelJS.Workbook();
  const bytes = await buffer(claimWorkbook(toRead(householdDocuments(changes))));
  await book.xlsx.load(Uint8Array.from(bytes).buffer);
  return book;
}

/** What a sheet holds that is no word: numbers and dates by their places, with how they are shown. */
function figuresOf(book: ExcelJS.Workbook): Map<string, readonly [unknown, string]> {
  const figures = new Map<string, readonly [unknown, string]>();
  for (const [index, sheet] of book.worksheets.entries())
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        const value = cell.result ?? cell.value;
        if (typeof value === "number" || value instanceof Date)
          figures.set(`${index} ${cell.address}`, [value, cell.numFmt]);
      }),
    );
  return figures;
}

async function csvFiles(changes: Partial<ClaimDocuments> = {}): Promise<string[][][]> {
  const files: string[][][] = [];
  for (const { tableOf } of CLAIM_TABLES) {
    let text = "";
    for await (const part of tableCsv(async () => tableOf(householdDocuments(changes)))) text += part;
    files.push(parse(text, { bom: true, relax_column_count: true }));
  }
  return files;
}

/** What is a figure or a date in a CSV file, with where it stands. */
const figuresIn = (rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, at) =>
    row.flatMap((cell, column) => (/^-?[\d.]+%?$|^\d{4}-\d\d-\d\d$/.test(cell) ? [[at, column, cell]] : [])),
  );

describe("claim-27 the report in French", () => {
  test("claim-27 is tagged as French, titled in it, and numbers its pages in it", async () => {
    const { pdf, pages } = await report();
    const info = (await pdf.getMetadata()).info as { Title?: string; Language?: string };
    expect(info).toMatchObject({
      Title: "Frais médicaux pour aliments sans gluten 2025",
      Language: "fr-CA",
    });
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} sur ${pages.length}`);
      if (index > 0) expect(page).toContain("Frais médicaux pour aliments sans gluten 2025 · Ann");
    }
  });

  test("claim-27 the amounts worked by hand stand on the cover to the cent, as French writes them", async () => {
    const { pages } = await report();
    const row = ({ food, adjustments, other, expenses }: (typeof BY_HAND)["mia"]) =>
      [food, adjustments, other, expenses].map(two).join(" ");
    expect(two(2522.63)).toBe("2 522,63");
    expect(pages[0]).toContain(`Ligne 33099 ${row(BY_HAND.mia)}`);
    expect(pages[0]).toContain(
      `Ligne 33199, Tom ${[BY_HAND.tom.food, 0, BY_HAND.tom.other, BY_HAND.tom.expenses].map(two).join(" ")}`,
    );
    expect(pages[0]).toContain(
      `Ensemble (CAD) ${two(BY_HAND.food)} -20,00 2 900,00 ${two(BY_HAND.expenses)}`,
    );
  });

  test("claim-27 says dates, shares, sizes and what to keep as Canadian French does", async () => {
    const { text, trees } = await report();
    for (const words of [
      "du 1er janvier 2025 au 31 décembre 2025",
      "Produite le 14 mars 2026",
      "Loi de l’impôt sur le revenu, alinéa 118.2(2)r)",
      "Produit alimentaire Nombre de produits achetés (pour la période de 12 mois) Coût moyen du produit avec gluten Coût moyen du produit sans gluten Coût supplémentaire Montant à demander",
      "19 2,5853 6,9900 4,4047 83,69",
      "1,245 kg 11,004 15,398 4,394 5,47",
      "1 × 20,01 = 20,01. Mia consomme 50 % : 10,01.",
      "Estimation : 20,02 $ (12,7 %)",
      "3 mars 2025 Save-On-Foods 158,99 $",
      "L’attestation pour Mia, datée du 14 septembre 2021, signée par Dr. Asha Rao (médecin). Diagnostic posé le 30 juin 2021.",
      "L’attestation pour Tom, datée du 14 septembre 2021, signée par un ou une médecin.",
      "Conservez le tout jusqu’au 31 décembre 2031.",
      "Livraison : Aucun texte de l’Agence du revenu du Canada n’a été trouvé.",
      "3 articles : case non cochée.",
    ])
      expect(text.replace(/\s/gu, " ")).toContain(words);
    expect(trees.replace(/\s/gu, " ")).toContain(
      "83,69 $ sur des preuves, 5,47 $ sur votre parole, 48,93 $ sur des chiffres publiés, 20,02 $ sur des estimations",
    );
  });

  test("claim-27 an amount and its sign are never parted at the end of a line", () => {
    const fitted = fittingFont(FONTS);
    expect(fitted("89,16\u00A0$", "regular")).toEqual({ font: "regular", words: "89,16\u00A0$" });
    expect(fitted("1\u202F234,56\u00A0$\tet", "regular").words).toBe("1\u00A0234,56\u00A0$ et");
  });

  test("claim-27 no heading or sentence of the report itself is left in English", async () => {
    const { text } = await report();
    // Names of credits come from the rules of a claim, which are said in French apart from this.
    const own = text.replace(/Ce que la demande peut valoir.*?Ce qui n’est pas confirmé/su, "");
    expect(own).not.toMatch(
      /\b(?:Tax year|Filed on|Line \d|Shares|Evidence|Adjustments|Receipts|Checklist|Keep|Together|Page \d+ of)\b/,
    );
  });
});

describe("claim-27 the workbook in French", () => {
  test("claim-27 its sheets and headings are French, and so is what the file says of itself", async () => {
    const book = await workbook(FRENCH);
    expect(book.worksheets.map(({ name }) => name)).toEqual([
      "Sommaire",
      "Articles",
      "Produits comparables",
      "Preuves",
      "Reçus",
      "Rajustements",
      "Lignes de la déclaration",
      "Depuis la production",
      "Modifications",
    ]);
    expect(book.title).toBe("Frais médicaux pour aliments sans gluten 2025");
    expect(book.getWorksheet("Reçus")?.getRow(1).values).toContain("Empreinte perceptuelle");
  });

  test("claim-27 every number and date is the same cell as in English, to the cent", async () => {
    const figures = figuresOf(await workbook(FRENCH));
    expect(figures.size).toBeGreaterThan(100);
    expect(figures).toEqual(figuresOf(await workbook()));
  });

  test("claim-27 a formula names only sheets that the workbook has", async () => {
    const book = await workbook(FRENCH);
    const names = new Set(book.worksheets.map(({ name }) => name));
    const named: string[] = [];
    for (const sheet of book.worksheets)
      sheet.eachRow((row) =>
        row.eachCell(({ formula }) => {
          for (const [, name = ""] of (formula ?? "").matchAll(/([\p{L}]+)!/gu)) named.push(name);
        }),
      );
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((name) => !names.has(name))).toEqual([]);
  });

  test("claim-27 what was changed is told in French, and a person's own words stay", async () => {
    const change = {
      changedAt: "2026-04-01T10:00:00.000Z",
      changedBy: "la ou le titulaire du compte",
      thing: "line-item",
      thingId: "loaves",
      name: "Schär loaf",
      day: "2025-03-03",
      change: "removed",
      field: null,
      old: "Schär loaf",
      new: null,
      why: "Bought for a friend",
    };
    const sheet = (await workbook({ ...FRENCH, changes: [change] })).getWorksheet("Modifications");
    expect(sheet?.getRow(2).values).toEqual(
      expect.arrayContaining([
        "la ou le titulaire du compte",
        "Article",
        "retrait",
        "Schär loaf",
        "Bought for a friend",
      ]),
    );
  });
});

describe("claim-27 CSV files and checklist in French", () => {
  test("claim-27 the CSV files hold the same figures and dates as in English under French headings", async () => {
    const [french, english] = [await csvFiles(FRENCH), await csvFiles()];
    expect(french.map(figuresIn)).toEqual(english.map(figuresIn));
    const headings = french.map(([first]) => first);
    for (const [index, row] of headings.entries()) expect(row).not.toEqual(english[index]?.[0]);
    const summary = french[0] ?? [];
    const amount = (words: string) => Number(summary.find((row) => row[3] === words)?.[13]);
    expect(amount("Frais médicaux, Ligne 33099")).toBe(BY_HAND.mia.expenses);
    expect(amount("Aliments sans gluten, ensemble")).toBe(BY_HAND.food);
    expect(amount("Frais médicaux, ensemble")).toBe(BY_HAND.expenses);
  });

  test("claim-27 the checklist is French, and a photo without a day is named so", () => {
    const documents = householdDocuments(FRENCH);
    expect(checklistText(documents)).toMatch(
      /^\uFEFFListe de vérification\u00A0: ce qu’il faut conserver \(2025\)/u,
    );
    const [first] = documents.receipts;
    const receipts = first ? [{ ...first, date: null }] : [];
    expect([...photoNames({ ...documents, receipts }).values()]).toEqual([
      "photos/R1 sans date Save-On-Foods",
    ]);
  });
});

test.each(["en-CA", "fr-CA"] as const)(
  "claim-27 in %s a receipt's photo and fingerprints stand in the same columns: the browser reads them there",
  async (locale) => {
    const files = await csvFiles({ locale });
    const rows = files.find(([heading]) => heading?.[5] === "Photo")?.slice(1) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const [number, day, , , , photo, sha256, looks] of rows) {
      expect(photo?.startsWith(`photos/${number} ${day} `)).toBe(true);
      expect([sha256?.length, looks?.length]).toEqual([64, 16]);
    }
  },
);

test.each(["en-CA", "fr-CA"] as const)(
  "claim-80 in %s the photo of a regular price stands in the same columns: the browser reads it there",
  async (locale) => {
    const sha256 = "cd".repeat(32);
    const comparators = householdDocuments().comparators.map((one) => ({ ...one, pictureSha256: sha256 }));
    const files = await csvFiles({ locale, comparators });
    const [first = []] = files.find(([heading]) => heading?.[12] === "Photo")?.slice(1) ?? [];
    const [{ store, knownOn } = { store: "", knownOn: "" }] = comparators;
    expect([first[5], first[7], first[13]]).toEqual([store, knownOn, sha256]);
    expect(first[12]).toMatch(/^photos\/P1 /);
  },
);
