import { outlookLetters } from "./outlook-values";

const NARROW = 0x1e;
const WIDE = 0x1f;
const OBJECT = 0x0d;
const BINARY = 0x102;
const MANY = 0x1000;
/** From here on a property has a name beside its number. */
const NAMED = 0x8000;
const GUID_BYTES = 16;
const LENGTHS: Readonly<Record<number, number>> = { 5: 8, 6: 8, 7: 8, 20: 8, 64: 8, 72: 16 };

/** A property's type and, of several values, the first. */
export interface MapiProperty {
  readonly type: number;
  readonly value: Uint8Array;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** Properties of a message or attachment in a TNEF, by their number (MS-OXTNEF 2.1.3.4); what is cut off is left out. */
export function mapiProperties(bytes: Uint8Array): ReadonlyMap<number, MapiProperty> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<number, MapiProperty>();
  let at = 4;
  const number = () => {
    at += 4;
    return view.getUint32(at - 4, true);
  };
  const skipName = () => {
    at += GUID_BYTES;
    const isText = number() === 1;
    const length = number();
    if (isText) at += padded(length);
  };
  try {
    for (let left = view.getUint32(0, true); left > 0; left -= 1) {
      const type = view.getUint16(at, true);
      const id = view.getUint16(at + 2, true);
      at += 4;
      if (id >= NAMED) skipName();
      const one = type & ~MANY;
      const isLong = [NARROW, WIDE, OBJECT, BINARY].includes(one);
      for (let more = isLong || type !== one ? number() : 1; more > 0; more -= 1) {
        const length = isLong ? number() : (LENGTHS[one] ?? 4);
        if (at + length > bytes.length) return found;
        if (!found.has(id)) found.set(id, { type: one, value: bytes.subarray(at, at + length) });
        at += padded(length);
      }
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
}

/** The text of a property, to the zero at its end. */
export function mapiText({ type, value }: MapiProperty): string {
  const text = type === WIDE ? new TextDecoder("utf-16le").decode(value) : outlookLetters(value);
  return text.split("\0", 1)[0] ?? "";
}
