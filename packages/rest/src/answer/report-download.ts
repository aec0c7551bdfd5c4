import { createCaller } from "@gf-ledger/api/app-router";
import type { ApiContext } from "@gf-ledger/api/context";
import { ledgerFileName, ledgerParts } from "@gf-ledger/api/tax-report/ledger/ledger-file";
import { ledgerInput } from "@gf-ledger/api/tax-report/ledger/ledger-format";
import { csvFileName, csvLines } from "@gf-ledger/api/tax-report/report-csv";
import { createCallerFactory, reportProcedure, router } from "@gf-ledger/api/trpc/trpc";
import { taxYearInput } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { z } from "zod";

const CSV = "text/csv";

/** The report as a stream, behind the same gate as every other call. */
const createStreamCaller = createCallerFactory(
  router({
    csv: reportProcedure
      .input(taxYearInput)
      .query(({ ctx, input }) => ({ fileName: csvFileName(input.year), parts: csvLines(ctx, input.year) })),
    ledger: reportProcedure
      .input(ledgerInput)
      .query(({ ctx, input }) => ({ fileName: ledgerFileName(input), parts: ledgerParts(ctx, input) })),
  }),
);

function streamOf(first: IteratorResult<string>, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string> | null = first;
  return new ReadableStream({
    async pull(controller) {
      const part = next ?? (await rest.next());
      next = null;
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
  return streamed(CSV, await createStreamCaller(ctx).csv(input as z.input<typeof taxYearInput>));
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

async function streamed(
  mediaType: string,
  { fileName, parts }: { fileName: string; parts: AsyncGenerator<string> },
): Promise<Response> {
  // The first part is awaited, so that a failure to start is an error answer, not a broken file.
  const first = await parts.next();
  return file(mediaType, streamOf(first, parts), fileName);
}

function file(mediaType: string, body: ReadableStream<Uint8Array> | string, fileName: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": `${mediaType}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
