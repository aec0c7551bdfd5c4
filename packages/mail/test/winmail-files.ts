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

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

/** A property of variable length: its type and number, one value, and zeros to the next fourth byte. */
function property(tag: number, value: Uint8Array): Buffer {
  const gap = Buffer.alloc((4 - (value.length % 4)) % 4);
  return Buffer.concat([u32(((tag & 0xffff) << 16) | (tag >>> 16)), u32(1), u32(value.length), value, gap]);
}

const wide = (value: string) => Buffer.from(`${value}\0`, "utf16le");

export interface WrappedItem {
  readonly subject: string;
  readonly sender: string;
  readonly senderName: string;
  readonly sentOn: Date;
  readonly body?: string;
  readonly html?: string;
  /** As Outlook keeps it where it is all that there is. */
  readonly rtf?: string;
  readonly files?: readonly Uint8Array[];
  readonly items?: readonly WrappedItem[];
}

/** An RTF as Outlook keeps one that is not worth compressing. */
export function keptRtf(rtf: string): Buffer {
  const bytes = Buffer.from(rtf, "latin1");
  return Buffer.concat([u32(bytes.length + 12), u32(bytes.length), Buffer.from("MELA"), u32(0), bytes]);
}

function itemProperties({ subject, sender, senderName, sentOn, body, html, rtf }: WrappedItem): Buffer {
  const submitted = Buffer.alloc(8);
  submitted.writeBigUInt64LE((BigInt(sentOn.getTime()) + 11_644_473_600_000n) * 10_000n);
  // A property with a name of its own, as Outlook writes several: its set, that it is a text, and the text.
  const name = wide("x-ms-example");
  const named = [u32(0x8001_001e), Buffer.alloc(16, 3), u32(1), u32(name.length), name];
  const gap = Buffer.alloc((4 - (name.length % 4)) % 4);
  const all = [
    Buffer.concat([...named, gap, u32(1), u32(2), Buffer.from("y\0\0\0")]),
    Buffer.concat([u32(0x0039_0040), submitted]),
    Buffer.concat([u32(0x0e07_0003), u32(1)]),
    property(0x001f_0037, wide(subject)),
    property(0x001f_0c1a, wide(senderName)),
    property(0x001f_5d01, wide(sender)),
    ...(body ? [property(0x001e_1000, Buffer.from(`${body}\0`, "latin1"))] : []),
    ...(rtf ? [property(0x0102_1009, keptRtf(rtf))] : []),
    ...(html ? [property(0x0102_1013, Buffer.from(html))] : []),
  ];
  return Buffer.concat([u32(all.length), ...all]);
}

/** What Outlook writes before an attached message: that it is one (IID_IMessage). */
const IS_MESSAGE = Buffer.from("0703020000000000c000000000000046", "hex");

/** A `winmail.dat` with messages that were attached as items of Outlook. */
export function winmailOfItems(items: readonly WrappedItem[], ...files: readonly Uint8Array[]): Buffer {
  const attached = items.map((item) => {
    const inner = winmailOfItems(item.items ?? [], ...(item.files ?? []));
    const own = entry(1, 0x6_90_03, itemProperties(item));
    const message = Buffer.concat([IS_MESSAGE, inner.subarray(0, 6), own, inner.subarray(6)]);
    return entry(2, 0x6_90_05, Buffer.concat([u32(1), property(0x000d_3701, message)]));
  });
  return Buffer.concat([winmail(...files), ...attached]);
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
