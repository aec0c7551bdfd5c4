import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { clientOf } from "./settings-folder";
import type { Terminal } from "./terminal";

const DOCUMENT_OF = { zip: "package", pdf: "report.pdf", xlsx: "report.xlsx" } as const;

interface ClaimOptions {
  readonly year: number;
  readonly form: keyof typeof DOCUMENT_OF;
  readonly output?: string;
  readonly json: boolean;
}

/** `gf-ledger claim`: one of the documents of a year's claim, saved when all of it has come. */
export async function saveClaim(terminal: Terminal, options: ClaimOptions): Promise<void> {
  const { client } = await clientOf(terminal);
  const { year, form, json, output = `gluten-free-claim-${year}.${form}` } = options;
  const { claims } = await client.claims.list.query();
  const claim = claims.find(({ taxYear }) => taxYear === year);
  if (!claim) throw new Error(`There is no claim of ${year}. Begin one on the website, under Your Claim.`);
  const bytes = await client.claimPaper({ id: claim.id, paper: DOCUMENT_OF[form] });
  const part = `${output}.part`;
  try {
    await pipeline(Readable.fromWeb(bytes as ReadableStream<Uint8Array>), createWriteStream(part));
    await rename(part, output);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  if (json)
    return terminal.out(`${JSON.stringify({ claim: claim.id, status: claim.status, file: output })}\n`);
  terminal.err(`Saved as ${output}.\n`);
}
