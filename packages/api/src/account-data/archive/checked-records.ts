import { refused } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import { throwRefusal } from "../../refusals/throw-refusal";
import { jsonRecords } from "./json-records";
import { fieldOfFuture } from "./of-future";
import type { Unpacked } from "./unpack";
import { fromVersionOne } from "./words-of-version-one";

/** Rows in one batch: enough for one statement, and little memory. */
const BATCH_ROWS = 1000;
/**
 * Letters in one batch, unless one record alone has more: the server takes it in and writes it at once (accounts-97).
 */
const BATCH_LETTERS = 1_000_000;

/** What JSON can hold and the database cannot: the null character, and halves of a surrogate pair. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/** Checks one record after the other against the schema; throws a refusal at the first that does not fit. */
export async function* checked<Schema extends z.ZodType>(
  zip: Unpacked,
  file: string,
  {
    name,
    schema,
    version,
    maxBytes,
  }: {
    readonly name: string;
    readonly schema: Schema;
    readonly version: number;
    readonly maxBytes?: number;
  },
): AsyncGenerator<z.output<Schema>> {
  let index = 0;
  for await (const value of jsonRecords(zip.piecesOf(file), file, maxBytes)) {
    const record = schema.safeParse(version === 1 ? fromVersionOne(value) : value);
    if (!record.success) {
      const field = record.error.issues[0]?.path[0];
      const where = [name, index, ...(field === undefined ? [] : [field])].map(String).join(".");
      return throwRefusal(refused("zip_record_strange", { where }));
    }
    const later = fieldOfFuture(record.data, new Date());
    if (later !== null)
      throwRefusal(refused("zip_record_of_future", { where: [name, String(index), later].join(".") }));
    if (UNSTORABLE.test(JSON.stringify(record.data))) {
      throwRefusal(refused("zip_text_unstorable"));
    }
    yield record.data;
    index += 1;
  }
}

/**
 * The records in batches of about as many rows and letters as one statement writes; `rowsOf`: the rows of one record.
 */
export async function* weighedBatches<Row>(
  records: AsyncIterable<Row>,
  rowsOf: (record: Row) => number,
): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let rows = 0;
  let letters = 0;
  for await (const record of records) {
    const [moreRows, moreLetters] = [rowsOf(record), JSON.stringify(record).length];
    if (batch.length > 0 && (rows + moreRows > BATCH_ROWS || letters + moreLetters > BATCH_LETTERS)) {
      yield batch;
      batch = [];
      rows = 0;
      letters = 0;
    }
    batch.push(record);
    rows += moreRows;
    letters += moreLetters;
  }
  if (batch.length > 0) yield batch;
}
