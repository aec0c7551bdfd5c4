import { createHash } from "node:crypto";
import { fromHalf, toHalf } from "./half-floats";
import { type Meaning, middleOf, NUMBERS } from "./meaning";

/** Bytes of the origin's SHA-256 at the file's start, and of a text's at the start of each of its meanings. */
const [ORIGIN_BYTES, KEY_BYTES] = [32, 8];
const ROW_BYTES = KEY_BYTES + 2 * NUMBERS;

const keyOf = (text: string) => createHash("sha256").update(text).digest().subarray(0, KEY_BYTES);

function numbersAt(file: Buffer, start: number): Meaning {
  const meaning = new Float32Array(NUMBERS);
  for (let at = 0; at < NUMBERS; at += 1) meaning[at] = fromHalf(file.readUInt16LE(start + 2 * at));
  return meaning;
}

/** Under what the meaning of a subject's training question is stored: nobody needs its words where questions are answered. */
export const heardKey = (subject: string, at: number): string => `heard: ${subject}\n${at}`;

export interface StoredMeanings {
  /** SHA-256 of what worked them out: of the network, or of the examples that weights were learnt from. */
  readonly origin: string;
  /** How many are stored, without their middle. */
  readonly count: number;
  /** The middle of all, as it is stored with them. */
  readonly middle: Meaning;
  of(text: string): Meaning | null;
}

/** Under what the middle of all is stored: no text of the help is empty. */
const MIDDLE = "";

/**
 * The meanings of texts, or the weights of subjects, and their middle as one file, ordered by the texts' hashes, so
 * that a changed text changes two rows, and a text's row is found by halving.
 */
export function packedMeanings(origin: string, meanings: ReadonlyMap<string, Meaning>): Buffer {
  const all = [...meanings, [MIDDLE, middleOf([...meanings.values()])] as const];
  const rows = all.map(([text, meaning]) => {
    const row = Buffer.alloc(ROW_BYTES);
    keyOf(text).copy(row);
    meaning.forEach((number, at) => {
      row.writeUInt16LE(toHalf(number), KEY_BYTES + 2 * at);
    });
    return row;
  });
  return Buffer.concat([Buffer.from(origin, "hex"), ...rows.sort(Buffer.compare)]);
}

/** Opens what {@link packedMeanings} wrote; a text's numbers are read when it is asked for, so opening takes no time. */
export function unpackedMeanings(file: Buffer): StoredMeanings {
  const count = Math.floor((file.length - ORIGIN_BYTES) / ROW_BYTES);
  const startOf = (row: number) => ORIGIN_BYTES + row * ROW_BYTES;

  function of(text: string): Meaning | null {
    const key = keyOf(text);
    let [from, to] = [0, count];
    while (from < to) {
      const row = (from + to) >> 1;
      const start = startOf(row);
      const order = key.compare(file, start, start + KEY_BYTES);
      if (order === 0) return numbersAt(file, start + KEY_BYTES);
      if (order < 0) to = row;
      else from = row + 1;
    }
    return null;
  }

  const middle = of(MIDDLE) ?? new Float32Array(NUMBERS);
  return { origin: file.toString("hex", 0, ORIGIN_BYTES), count: count - 1, middle, of };
}
