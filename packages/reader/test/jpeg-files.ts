const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

/** A JPEG with another segment behind its first two bytes; `marker` 0xe1 is APP1, 0xe2 APP2. */
function withSegment(jpeg: Buffer, marker: number, body: Buffer): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, marker]), u16(body.length + 2), body]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

const xmp = (attributes: string, inside = "") =>
  Buffer.from(
    [
      'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
      `<rdf:Description rdf:about="" ${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`,
    ].join(""),
  );

/** CIPA DC-007: which pictures lie one behind the other in the file. Offsets count from the index's own TIFF head. */
function multiPicture(first: Buffer, second: Buffer): Buffer {
  const indexBytes = 4 + 8 + 2 + 3 * 12 + 4 + 2 * 16;
  const total = first.length + 4 + indexBytes;
  // The head stands behind the JPEG's mark, the segment's mark and length, and "MPF".
  const head = 2 + 4 + 4;
  const tag = (id: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([u16(id), u16(type), u32(count), value]);
  const entry = (attribute: number, bytes: number, offset: number) =>
    Buffer.concat([u32(attribute), u32(bytes), u32(offset), u32(0)]);
  const index = Buffer.concat([
    Buffer.from("MPF\0MM\0*"),
    u32(8),
    u16(3),
    tag(0xb000, 7, 4, Buffer.from("0100")),
    tag(0xb001, 4, 1, u32(2)),
    tag(0xb002, 7, 32, u32(8 + 2 + 3 * 12 + 4)),
    u32(0),
    entry(0x030000, total, 0),
    entry(0, second.length, total - head),
  ]);
  return Buffer.concat([withSegment(first, 0xe2, index), second]);
}

const HDR = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"';
const CONTAINER =
  'xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"';
const item = (semantic: string, bytes: number) =>
  `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${semantic}" Item:Mime="image/jpeg" Item:Length="${bytes}"/></rdf:li>`;

/** Several JPEGs in one file (MPO). */
export const packedPictures = multiPicture;

/** Android's photo for bright screens: a JPEG, and behind it a JPEG that says where to brighten it. */
export function ultraHdr(photo: Buffer, gainMap: Buffer): Buffer {
  const map = withSegment(
    gainMap,
    0xe1,
    xmp(
      [
        `${HDR} hdrgm:GainMapMin="0" hdrgm:GainMapMax="2" hdrgm:Gamma="1" hdrgm:OffsetSDR="0.015625"`,
        'hdrgm:OffsetHDR="0.015625" hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="2"',
        'hdrgm:BaseRenditionIsHDR="False"',
      ].join(" "),
    ),
  );
  const list = `<Container:Directory><rdf:Seq>${item("Primary", 0)}${item("GainMap", map.length)}</rdf:Seq></Container:Directory>`;
  return multiPicture(withSegment(photo, 0xe1, xmp(`${HDR} ${CONTAINER}`, list)), map);
}

/** Google's photo that moves: a JPEG, and behind it a video. */
export function motionPhoto(photo: Buffer, video: Buffer): Buffer {
  const attributes = `xmlns:Camera="http://ns.google.com/photos/1.0/camera/" Camera:MotionPhoto="1" Camera:MicroVideoOffset="${video.length}"`;
  return Buffer.concat([withSegment(photo, 0xe1, xmp(attributes)), video]);
}

/** A TIFF of one page as a camera's raw file begins: its preview, and what says what it is. */
export function rawPhoto(
  tags: readonly (readonly [tag: number, value: number])[],
  bigEndian = false,
): Buffer {
  const numbers = (value: number, bytes: 2 | 4) => {
    const one = Buffer.alloc(bytes);
    if (bytes === 2) bigEndian ? one.writeUInt16BE(value) : one.writeUInt16LE(value);
    else bigEndian ? one.writeUInt32BE(value) : one.writeUInt32LE(value);
    return one;
  };
  return Buffer.concat([
    Buffer.from(bigEndian ? "MM\0*" : "II*\0"),
    numbers(8, 4),
    numbers(tags.length, 2),
    ...tags.map(([tag, value]) =>
      Buffer.concat([numbers(tag, 2), numbers(4, 2), numbers(1, 4), numbers(value, 4)]),
    ),
    Buffer.alloc(64),
  ]);
}
