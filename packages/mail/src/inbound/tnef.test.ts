import { describe, expect, it } from "vitest";
import { contentOfParts } from "./content-of-parts";
import { parseContent } from "./parse-message";

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
function winmail(...files: readonly Uint8Array[]): Buffer {
  const head = Buffer.from([0x78, 0x9f, 0x3e, 0x22, 0x01, 0x00]);
  const entries = files.flatMap((file) => [
    entry(2, ATT_TITLE, Buffer.from("receipt.jpg\0")),
    entry(2, ATT_DATA, file),
  ]);
  return Buffer.concat([head, entry(1, ATT_SUBJECT, Buffer.from("My receipt\0")), ...entries]);
}

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(3000, "r")]);
const PDF = Buffer.from("%PDF-1.7 a receipt of a shop");

describe("receipts-111 files that Outlook wrapped in a winmail.dat", () => {
  it("are files of the mail, in their order", async () => {
    const raw = [
      "From: ana@example.com",
      "To: receipts@example.org",
      "Subject: My receipt",
      "MIME-Version: 1.0",
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      "See the file.",
      "--b",
      'Content-Type: application/ms-tnef; name="winmail.dat"',
      "Content-Transfer-Encoding: base64",
      'Content-Disposition: attachment; filename="winmail.dat"',
      "",
      winmail(JPEG, PDF).toString("base64"),
      "--b--",
    ].join("\r\n");
    const { files, text } = await parseContent(Buffer.from(raw));
    expect(text).toContain("See the file.");
    expect(files.map(({ bytes }) => Buffer.from(bytes ?? []))).toEqual([JPEG, PDF]);
  });

  it.each([
    ["cut off within its last file", () => winmail(JPEG, PDF).subarray(0, -10), [JPEG]],
    [
      "that says more than it holds",
      () => Buffer.concat([winmail(JPEG), Buffer.from([2, 15, 128, 6, 0, 255, 255, 255, 255])]),
      [JPEG],
    ],
    ["without files", () => winmail(), []],
  ] as const)("one %s gives what is whole in it", (_what, make, whole) => {
    const { files } = contentOfParts({ files: [{ bytes: make(), inText: false }], htmls: [], texts: [] });
    expect(files.map(({ bytes }) => Buffer.from(bytes ?? []))).toEqual([...whole]);
  });

  it("a file too large to be kept, and any other file, stay as they are", () => {
    const files = [
      { bytes: null, inText: false },
      { bytes: JPEG, inText: true },
    ];
    expect(contentOfParts({ files, htmls: [], texts: [] }).files).toEqual(files);
  });
});
