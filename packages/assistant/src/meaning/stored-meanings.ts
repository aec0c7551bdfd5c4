import { createHash } from "node:crypto";
import { fromHalf, toHalf } from "./half-floats";
import { type Meaning, NUMBERS } from "./meaning";

/** Bytes of the origin's SHA-256 at the file's start, and of a text's at the start of each of its meanings. */
const [ORIGIN_BYTES, KEY_BYTES] = [32, 8];
const ROW_BYTES = KEY_BYTES + 2 * NUMBERS;

const keyOf = (text: string) =>
  createHash("sha256")
    .update(text)
    .digest("hex")
    .slice(0, 2 * KEY_BYTES);

/** Under what the meaning of a subject's training question is stored: nobody needs its words where questions are answered. */
export const heardKey = (subject: string, at: number): string => `heard: ${subject}\n${at}`;

export interface StoredMeanings {
  /** SHA-256 of what worked them out: of the network, or of the examples that weights were learnt from. */
  readonly origin: string;
  readonly all: readonly Meaning[];
  of(text: string): Meaning | null;
}

/** The meanings of texts, or the weights of subjects, as one file, ordered by the texts' hashes, so that a changed text changes one row. */
export function packedMeanings(origin: string, meanings: ReadonlyMap<string, Meaning>): Buffer {
  const rows = [...meanings].map(([text, meaning]) => {
    const row = Buffer.alloc(ROW_BYTES);
    row.write(keyOf(text), "hex");
    meaning.forEach((number, at) => {
      row.writeUInt16LE(toHalf(number), KEY_BYTES + 2 * at);
    });
    return row;
  });
  return Buffer.concat([Buffer.from(origin, "hex"), ...rows.sort(Buffer.compare)]);
}

/** Reads what {@link packedMeanings} wrote. */
export function unpackedMeanings(file: Buffer): StoredMeanings {
  const meanings = new Map<string, Meaning>();
  for (let start = ORIGIN_BYTES; start + ROW_BYTES <= file.length; start += ROW_BYTES) {
    const first = start + KEY_BYTES;
    const meaning = new Float32Array(NUMBERS);
    for (let at = 0; at < NUMBERS; at += 1) meaning[at] = fromHalf(file.readUInt16LE(first + 2 * at));
    meanings.set(file.toString("hex", start, first), meaning);
  }
  return {
    origin: file.toString("hex", 0, ORIGIN_BYTES),
    all: [...meanings.values()],
    of: (text) => meanings.get(keyOf(text)) ?? null,
  };
}
