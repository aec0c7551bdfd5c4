const ATT_DATA = 0x6_80_0f;
const ATT_TITLE = 0x1_80_10;
const ATT_SUBJECT = 0x1_80_04;

function entry(level: number, attribute: number, data: Uint8Array): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(level, 0);
  head.writeUInt32LE(attribute, 1);
  head.writeUInt32LE(data.length, 5);
  const sum = Buffer.alloc(2);
  sum.writeUInt16LE(data.reduce((total, byte) => (total + byte) & 0xffff, 0));
  return Buffer.concat([head, data, sum]);
}

/** A `winmail.dat` as Outlook writes it, with these files. */
export function winmail(...files: readonly Uint8Array[]): Buffer {
  const head = Buffer.from([0x78, 0x9f, 0x3e, 0x22, 0x01, 0x00]);
  const entries = files.flatMap((file) => [
    entry(2, ATT_TITLE, Buffer.from("receipt.jpg\0")),
    entry(2, ATT_DATA, file),
  ]);
  return Buffer.concat([head, entry(1, ATT_SUBJECT, Buffer.from("My receipt\0")), ...entries]);
}
