import { refused } from "@gf-ledger/domain/outcome/outcome";
import { Tokenizer, TokenParser } from "@streamparser/json";
import { refusalIn, withdraw } from "../refusals/withdraw";

/** A receipt of two thousand lines stays below both. */
const MAX_RECORD_BYTES = 4 * 1024 * 1024;
const MAX_RECORD_TOKENS = 400_000;
/** Bytes parsed at once; small, so that a record that is too long is noticed soon. */
const PIECE_BYTES = 16 * 1024;

const refuse = (file: string): never => withdraw(refused("zip_file_unreadable", { file }));

function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/**
 * The records of a file that is one JSON array, each as soon as it is whole; no more than one is held.
 * Withdraws when the file is not such an array, or when a record is larger than any account's.
 */
export async function* jsonRecords(
  pieces: AsyncIterable<Uint8Array>,
  file: string,
  maxBytes = MAX_RECORD_BYTES,
): AsyncGenerator<unknown> {
  const whole: unknown[] = [];
  let bytes = 0;
  let tokens = 0;
  const rethrow = (error: Error) => {
    throw error;
  };
  const parser = new TokenParser({ paths: ["$.*"], keepStack: false });
  parser.onError = rethrow;
  parser.onValue = ({ value }) => {
    whole.push(value);
    bytes = 0;
    tokens = 0;
  };
  const tokenizer = new Tokenizer();
  tokenizer.onError = rethrow;
  let first = true;
  tokenizer.onToken = (token) => {
    tokens += 1;
    if (tokens > MAX_RECORD_TOKENS || (first && token.value !== "[")) refuse(file);
    first = false;
    parser.write(token);
  };
  try {
    for await (const piece of pieces) {
      for (const part of cut(piece)) {
        bytes += part.length;
        tokenizer.write(part);
        if (bytes > maxBytes) refuse(file);
        yield* whole.splice(0);
      }
    }
    tokenizer.end();
    // The parser ends with the array; if it has not ended, the file is cut off.
    if (!parser.isEnded) refuse(file);
  } catch (error) {
    if (refusalIn(error)) throw error;
    refuse(file);
  }
}
