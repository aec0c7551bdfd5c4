import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outlookFile } from "../../../test/outlook-files";
import { keptRtf } from "../../../test/winmail-files";
import { contentOfMessage, contentOfParts } from "../letters-of-mail";
import { lettersOfOutlook } from "./outlook-message";

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(30_000, "r")]);
const PDF = Buffer.from("%PDF-1.7 a receipt of a shop");

const ORDER = {
  subject: "Your order at Sobeys",
  sender: "orders@sobeys.com",
  senderName: "Sobeys",
  body: "GF BREAD 7.49\nTOTAL 7.49",
  html: "<p>GF BREAD 7.49</p>",
  sentOn: new Date("2026-04-16T14:05:00Z"),
};

const ofFile = (bytes: Uint8Array) =>
  contentOfParts({
    files: [{ bytes, type: "application/octet-stream", inText: false }],
    html: null,
    text: "See below.",
  });
const bytesOf = ({ files }: { files: readonly { bytes: Uint8Array | null }[] }) =>
  files.map(({ bytes }) => Buffer.from(bytes ?? []));

describe("receipts-115 a message that was dragged out of Outlook and attached", () => {
  it("is read like a forwarded mail: its files, and its text below its head", async () => {
    const message = outlookFile({ ...ORDER, parts: [{ file: JPEG }, { file: PDF }] });
    const raw = [
      "From: ana@example.com",
      "To: receipts@example.org",
      "MIME-Version: 1.0",
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      "Content-Type: application/vnd.ms-outlook",
      "Content-Transfer-Encoding: base64",
      'Content-Disposition: attachment; filename="order.msg"',
      "",
      Buffer.from(message).toString("base64").replace(/.{76}/g, "$&\r\n"),
      "--b--",
    ].join("\r\n");
    const content = await contentOfMessage(Buffer.from(raw));
    const [letter] = content.attached;
    expect(letter && bytesOf(letter)).toEqual([JPEG, PDF]);
    expect(letter?.text).toBe(
      "From: Sobeys <orders@sobeys.com>\nDate: Thu, 16 Apr 2026 14:05:00 GMT\nSubject: Your order at Sobeys\nGF BREAD 7.49\nTOTAL 7.49",
    );
    expect(letter?.html).toContain("<div>Subject: Your order at Sobeys</div><p>GF BREAD 7.49</p>");
  });

  it("is read where its bytes share their memory with others, as those of a small file do", async () => {
    const message = outlookFile({ ...ORDER, parts: [] });
    const shared = Buffer.concat([Buffer.alloc(200), message, Buffer.alloc(50)]);
    const { attached } = await ofFile(shared.subarray(200, 200 + message.length));
    expect(attached[0]?.text).toContain("GF BREAD 7.49");
  });

  it("keeps the accents of HTML in the letters of an older Outlook, and of HTML in UTF-8", async () => {
    const html = "<p>Épicerie Métro, crème 3,49</p>";
    for (const bytes of [Buffer.from(html, "latin1"), Buffer.from(html, "utf8")])
      expect((await ofFile(outlookFile({ ...ORDER, html: bytes }))).attached[0]?.html).toContain(html);
  });

  it("receipts-133 has the HTML that its RTF was made of where it has no other body", async () => {
    const rtf = keptRtf("{\\rtf1\\fromhtml1 {\\*\\htmltag64 <p>}GF bread 6.99{\\*\\htmltag72 </p>}}");
    const [letter] = lettersOfOutlook(outlookFile({ subject: "Receipt", rtf }));
    expect(letter?.html).toBe("<div>Subject: Receipt</div><p>GF bread 6.99</p>");
  });

  it("may hold another, and so on, but not for ever", async () => {
    let mail: Parameters<typeof outlookFile>[0] = { body: "deepest", parts: [{ file: PDF }] };
    for (const body of ["third", "second", "first"])
      mail = { body, parts: [{ message: mail }, { file: JPEG }] };
    const { text, attached } = await ofFile(outlookFile(mail));
    expect([text, ...attached.map((letter) => letter.text)]).toEqual([
      "See below.",
      "first",
      "second",
      "third",
    ]);
    expect(attached.map(bytesOf)).toEqual([[JPEG], [JPEG], [JPEG]]);
  });

  it.each([
    ["cut off", outlookFile({ ...ORDER, parts: [{ file: JPEG }] }).subarray(0, 9_000)],
    [
      "of zeros behind its mark",
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4_000)]),
    ],
  ])("one that is %s leaves the rest of the mail as it is", async (_what, bytes) => {
    expect((await ofFile(bytes)).text).toContain("See below.");
  });

  it("one that is damaged anywhere, also into a circle, is read or left out at once", () => {
    const whole = Buffer.from(
      outlookFile({
        ...ORDER,
        parts: [{ file: JPEG }, { message: { body: "inner", parts: [{ file: PDF }] } }],
      }),
    );
    const wrong = fc.tuple(
      fc.oneof(fc.nat(127), fc.nat(whole.length / 4 - 1)),
      fc.oneof(fc.nat(200), fc.constantFrom(0x7fff_ffff, 0xffff_fffe, 0xffff_ffff)),
    );
    fc.assert(
      fc.property(fc.array(wrong, { minLength: 1, maxLength: 6 }), (changes) => {
        const bytes = Buffer.from(whole);
        for (const [word, value] of changes) bytes.writeUInt32LE(value, 4 * word);
        const files = lettersOfOutlook(bytes).flatMap((letter) => letter.files);
        const size = files.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0);
        expect(size).toBeLessThanOrEqual(whole.length);
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });

  it("one whose table leads back to where it was leaves the rest of the mail as it is", async () => {
    const bytes = Buffer.from(outlookFile({ ...ORDER, parts: [{ file: JPEG }] }));
    // Every sector of the first table is followed by the first sector.
    const table = (bytes.readUInt32LE(0x4c) + 1) * 512;
    for (let at = 0; at < 512; at += 4) bytes.writeUInt32LE(0, table + at);
    expect((await ofFile(bytes)).text).toBe("See below.");
  });
});
