import { finished, Readable } from "node:stream";
import { createCaller } from "@gf-ledger/api/app-router";
import type { ApiContext, SignedInContext } from "@gf-ledger/api/context";
import { placeForTable } from "@gf-ledger/api/downloads/table-places";
import { ledgerFileName, ledgerParts } from "@gf-ledger/api/tax-report/ledger/ledger-file";
import { ledgerInput } from "@gf-ledger/api/tax-report/ledger/ledger-format";
import { csvFileName, csvLines } from "@gf-ledger/api/tax-report/views/report-csv";
import { createCallerFactory, reportProcedure, router } from "@gf-ledger/api/trpc/trpc";
import { taxYearInput } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { z } from "zod";
import { downloadBody, downloadOf } from "./download-body";

const CSV = "text/csv";

interface Begun {
  readonly fileName: string;
  readonly first: readonly string[];
  readonly rest: AsyncGenerator<string>;
  /** Gives the account's place back. */
  readonly free: () => void;
}

/**
 * Awaits the heading and the first rows, so that a failure to read is an error answer, or is read elsewhere
 * (operating-43), and no broken file.
 */
async function begun(
  ctx: Pick<SignedInContext, "actor">,
  fileName: string,
  rest: AsyncGenerator<string>,
): Promise<Begun> {
  const free = await placeForTable(ctx);
  try {
    const first: string[] = [];
    for (const part of [await rest.next(), await rest.next()]) if (!part.done) first.push(part.value);
    return { fileName, first, rest, free };
  } catch (error) {
    free();
    throw error;
  }
}

/** The report as a stream, behind the same gate as every other call. */
const createStreamCaller = createCallerFactory(
  router({
    csv: reportProcedure
      .input(taxYearInput)
      .query(({ ctx, input }) => begun(ctx, csvFileName(ctx, input.year), csvLines(ctx, input.year))),
    ledger: reportProcedure
      .input(ledgerInput)
      .query(({ ctx, input }) => begun(ctx, ledgerFileName(ctx, input), ledgerParts(ctx, input))),
  }),
);

function streamOf({ first, rest, free }: Begun): ReadableStream<Uint8Array> {
  async function* parts() {
    yield* first;
    yield* rest;
  }
  const stream = Readable.from(parts(), { objectMode: false });
  finished(stream, free);
  return downloadBody(downloadOf(stream));
}

/** reports-12 GET /api/tax-report/download: the CSV, written as it is read from the database. */
export async function respondWithCsv(ctx: ApiContext, input: unknown): Promise<Response> {
  const asked = input as z.input<typeof taxYearInput>;
  return streamed(CSV, await createStreamCaller(ctx).csv(asked));
}

/** reports-46 GET /api/tax-report/ledger: the same rows for bookkeeping elsewhere. */
export async function respondWithLedger(ctx: ApiContext, input: unknown): Promise<Response> {
  const asked = input as z.input<typeof ledgerInput>;
  return streamed("text/plain", await createStreamCaller(ctx).ledger(asked));
}

/** GET /api/tax-report/products/download: hardly ever more than a few hundred lines, so sent at once. */
export async function respondWithProductsCsv(ctx: ApiContext, input: unknown): Promise<Response> {
  const year = input as z.input<typeof taxYearInput>;
  const { fileName, csv } = await createCaller(ctx).taxReport.downloadProducts(year);
  return file(CSV, csv, fileName);
}

const streamed = (mediaType: string, parts: Begun): Response =>
  file(mediaType, streamOf(parts), parts.fileName);

function file(mediaType: string, body: ReadableStream<Uint8Array> | string, fileName: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": `${mediaType}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
