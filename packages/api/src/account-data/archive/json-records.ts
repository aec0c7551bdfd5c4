import { refused } from "@gf-ledger/domain/outcome/outcome";
import { throwRefusal } from "../../refusals/throw-refusal";
import { RecordCuts } from "./record-cuts";

/** A receipt of two thousand lines stays below both. */
const MAX_RECORD_BYTES = 4 * 1024 * 1024;
const MAX_RECORD_TOKENS = 400_000;

const BLANK = 0x20;

/** A stored text may begin with U+FEFF, which is no byte order mark there. */
const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The records of a file that is one JSON array, each as soon as it is whole; no more than one is held.
 * Throws a refusal when the file is not such an array, or when a record is larger than any account's.
 */
export async function* jsonRecords(
  pieces: AsyncIterable<Uint8Array>,
  file: string,
  maxBytes = MAX_RECORD_BYTES,
): AsyncGenerator<unknown> {
  const refuse = (): never => throwRefusal(refused("zip_file_unreadable", { file }));
  const read = (bytes: Uint8Array): unknown => {
    try {
      return JSON.parse(UTF8.decode(bytes));
    } catch {
      return refuse();
    }
  };
  const cuts = new RecordCuts();
  let held: Uint8Array[] = [];
  let bytes = 0;
  let records = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const place = cuts.next(piece[at] ?? 0);
      if (place === "wrong" || cuts.tokens > MAX_RECORD_TOKENS || bytes + at - from > maxBytes) refuse();
      if (place === "outside") from = at + 1;
      if (place !== "end") continue;
      const whole = Buffer.concat([...held, piece.subarray(from, at)]);
      const isEmptyList = cuts.isOver && records === 0 && whole.every((byte) => byte <= BLANK);
      if (!isEmptyList) yield read(whole);
      records += 1;
      held = [];
      bytes = 0;
      from = at + 1;
    }
    held.push(piece.subarray(from));
    bytes += piece.length - from;
  }
  if (!cuts.isOver) refuse();
}
