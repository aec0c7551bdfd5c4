import { describe, expect, it } from "vitest";
import { winmail } from "../../test/winmail-files";
import { contentOfMessage, contentOfParts } from "./letters-of-mail";

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
    const { files, text } = await contentOfMessage(Buffer.from(raw));
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
  ] as const)("one %s gives what is whole in it", async (_what, make, whole) => {
    const winmailFile = { bytes: make(), type: "application/ms-tnef", inText: false };
    const { files } = await contentOfParts({ files: [winmailFile], html: null, text: null });
    expect(files.map(({ bytes }) => Buffer.from(bytes ?? []))).toEqual([...whole]);
  });

  it("a file too large to be kept, and any other file, stay as they are", async () => {
    const files = [
      { bytes: null, inText: false },
      { bytes: JPEG, inText: true },
    ];
    const typed = files.map((file) => ({ ...file, type: "image/jpeg" }));
    expect((await contentOfParts({ files: typed, html: null, text: null })).files).toEqual(files);
  });
});
