import { AppError } from "@gf-ledger/domain/app-error";
import { Tokenizer, TokenParser } from "@streamparser/json";

/** A receipt of two thousand lines stays below both. */
const MAX_RECORD_BYTES = 4 * 1024 * 1024;
const MAX_RECORD_TOKENS = 400_000;
/** Read at once, so that a record that is too long is noticed soon. */
const PIECE_BYTES = 16 * 1024;

const refused = (file: string) =>
  new AppError("unreadable", `${file} in this ZIP could not be read. Please download your data again.`);

function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/**
 * The records of a file that is one JSON array, each as soon as it is whole; no more than one is held.
 * @throws AppError `unreadable` for what is not such an array, and for a record that no account has.
 */
export async function* jsonRecords(pieces: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<unknown> {
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
    if (tokens > MAX_RECORD_TOKENS || (first && token.value !== "[")) throw refused(file);
    first = false;
    parser.write(token);
  };
  try {
    for await (const piece of pieces) {
      for (const part of cut(piece)) {
        bytes += part.length;
        tokenizer.write(part);
        if (bytes > MAX_RECORD_BYTES) throw refused(file);
        yield* whole.splice(0);
      }
    }
    tokenizer.end();
    // It ends by itself with the array; before that, the file is not whole.
    if (!parser.isEnded) throw refused(file);
  } catch (error) {
    throw error instanceof AppError ? error : refused(file);
  }
}
