import { createCaller } from "@gf-ledger/api/app-router";
import type { ApiContext } from "@gf-ledger/api/context";
import { ledgerFileName, ledgerParts } from "@gf-ledger/api/tax-report/ledger/ledger-file";
import { ledgerInput } from "@gf-ledger/api/tax-report/ledger/ledger-format";
import { csvFileName, csvLines } from "@gf-ledger/api/tax-report/report-csv";
import { createCallerFactory, reportProcedure, router } from "@gf-ledger/api/trpc/trpc";
import { taxYearInput } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { z } from "zod";

const CSV = "text/csv";

interface Begun {
  readonly fileName: string;
  readonly first: readonly string[];
  readonly rest: AsyncGenerator<string>;
}

/**
 * Awaits the heading and the first rows, so that a failure to read is an error answer, or is read elsewhere
 * (operating-43), and no broken file.
 */
async function begun(fileName: string, rest: AsyncGenerator<string>): Promise<Begun> {
  const first: string[] = [];
  for (const part of [await rest.next(), await rest.next()]) if (!part.done) first.push(part.value);
  return { fileName, first, rest };
}

/** The report as a stream, behind the same gate as every other call. */
const createStreamCaller = createCallerFactory(
  router({
    csv: reportProcedure
      .input(taxYearInput)
      .query(({ ctx, input }) => begun(csvFileName(input.year), csvLines(ctx, input.year))),
    ledger: reportProcedure
      .input(ledgerInput)
      .query(({ ctx, input }) => begun(ledgerFileName(input), ledgerParts(ctx, input))),
  }),
);

function streamOf({ first, rest }: Begun): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const waiting = [...first];
  return new ReadableStream({
    async pull(controller) {
      const text = waiting.shift();
      const part = text === undefined ? await rest.next() : { done: false, value: text };
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
    async cancel() {
      await rest.return(undefined);
    },
  });
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

/** GET /api/tax-report/products/download: a few hundred lines at most, so written at once. */
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
