import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { ClaimDocuments, DocumentsToWrite } from "../src/claim/claim-documents";
import { claimPackage, claimReport, claimSummary, claimWorkbook } from "../src/claim/package-stream";
import { FONTS } from "./support/fonts";
import { householdDocuments } from "./support/household-documents";

const gathering = (read: () => Promise<ClaimDocuments>): DocumentsToWrite => ({
  ...householdDocuments(),
  read,
});

describe.each([
  ["report", "%PDF-", (documents: DocumentsToWrite) => claimReport(documents, FONTS)],
  ["package", "PK", (documents: DocumentsToWrite) => claimPackage(documents, FONTS)],
  ["workbook", "PK", claimWorkbook],
  ["summary", "\u00ef\u00bb\u00bf", claimSummary],
])("claim-41 the %s of a claim", (_name, begins, write) => {
  test("claim-41 begins before the claim's line items are gathered", async () => {
    const stream = write(gathering(() => new Promise(() => {})));
    const first = await stream[Symbol.asyncIterator]().next();
    expect(Buffer.from(first.value).toString("latin1")).toMatch(new RegExp(`^${begins}`));
    stream.destroy();
  });

  test("claim-41 is broken off where they cannot be gathered, so that it does not look whole", async () => {
    const stream = write(gathering(() => Promise.reject(new Error("The database is away."))));
    await expect(buffer(stream)).rejects.toThrow("away");
  });
});
