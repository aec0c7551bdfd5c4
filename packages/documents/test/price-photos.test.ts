import { AUDIENCES } from "@gf-ledger/domain/documents/audience";
import { describe, expect, test } from "vitest";
import { pricePhotos } from "../src/claim/photo-name";
import { writeReport } from "../src/claim/report/write-report";
import { comparatorsTable } from "../src/claim/tables/comparators-table";
import { tableCsv } from "../src/table/table-csv";
import { FONTS } from "./support/fonts";
import { householdDocuments, toRead } from "./support/household-documents";
import { readPdf } from "./support/read-pdf";

const SHA256 = "cd".repeat(32);

function photographed() {
  const { comparators } = householdDocuments();
  return householdDocuments({
    comparators: comparators.map((one, index) => ({
      ...one,
      pictureSha256: SHA256,
      store: index === 0 ? "../Épicerie: Bio/Bon" : one.store,
    })),
  });
}

describe("claim-80 the photo of a regular price", () => {
  test("is named by number, day and store as any system takes it, once however often it was used", () => {
    expect([...pricePhotos(photographed()).values()]).toEqual([
      { number: "P1", path: expect.stringMatching(/^photos\/P1 \d{4}-\d\d-\d\d Épicerie Bio Bon$/) },
    ]);
    expect(pricePhotos(householdDocuments()).size).toBe(0);
  });

  test.each([undefined, ...AUDIENCES])(
    "is named beside its price, and found again by one's own alone (%s)",
    async (audience) => {
      const documents = photographed();
      const parts: string[] = [];
      for await (const part of tableCsv(async () => comparatorsTable(documents, audience))) parts.push(part);
      const csv = parts.join("");
      expect(csv).toContain("photos/P1 ");
      expect(csv.includes(SHA256)).toBe(audience !== "authority");
      if (audience === "yourself") return;
      const { text } = await readPdf(writeReport({ ...toRead(documents), audience }, FONTS));
      expect(text).toContain("photo P1");
      expect(text).toContain("P1, P2 …: photos of prices");
    },
  );

  test("is not spoken of where there is none", async () => {
    const { text } = await readPdf(writeReport(toRead(householdDocuments()), FONTS));
    expect(text).not.toContain("photos of prices");
  });
});
