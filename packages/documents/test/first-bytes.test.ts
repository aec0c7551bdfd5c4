import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { ClaimPapers, PapersToRead } from "../src/claim/claim-papers";
import { claimPackage, claimReport, claimSummary, claimWorkbook } from "../src/claim/package-stream";
import { FONTS } from "./support/fonts";
import { householdPapers } from "./support/household-papers";

const gathering = (read: () => Promise<ClaimPapers>): PapersToRead => ({ ...householdPapers(), read });

describe.each([
  ["report", "%PDF-", (papers: PapersToRead) => claimReport(papers, FONTS)],
  ["package", "PK", (papers: PapersToRead) => claimPackage(papers, FONTS)],
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
