import { randomBytes } from "node:crypto";

const RANDOM_BYTES = 7;

/**
 * Returns a function that makes UUIDs of version 7 (RFC 9562), which sort in the order they were made: the
 * time, then a counter instead of the first random bits, then random bits.
 */
export function orderedIds(now: Date): () => string {
  let milliseconds = now.getTime();
  let counter = 0;
  return () => {
    // The counter has 12 bits; when they are used up, the next millisecond is taken.
    if (counter === 0x1000) {
      counter = 0;
      milliseconds += 1;
    }
    const moment = milliseconds.toString(16).padStart(12, "0");
    const place = (counter++).toString(16).padStart(3, "0");
    const random = randomBytes(RANDOM_BYTES + 1).toString("hex");
    const variant = (8 + (Number.parseInt(random.charAt(0), 16) % 4)).toString(16);
    const tail = random.slice(1);
    return `${moment.slice(0, 8)}-${moment.slice(8)}-7${place}-${variant}${tail.slice(0, 3)}-${tail.slice(3)}`;
  };
}
