import { describe, expect, it } from "vitest";
import { winmail, winmailOfItems } from "../../../test/winmail-files";
import { contentOfMessage, contentOfParts } from "../letters-of-mail";
import { mailOfTnef } from "./tnef";

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

  it("receipts-125 messages that were attached as items of Outlook are letters, below their heads, with their files", async () => {
    const order = {
      subject: "Your receipt",
      senderName: "Northfield Market",
      sender: "receipts@northfield.example",
      sentOn: new Date("2026-03-12T17:42:00Z"),
      body: "GF Bread   6.99\nTotal   6.99",
      files: [PDF],
    };
    const other = {
      ...order,
      subject: "Café",
      body: "",
      html: "<p>Pain sans gluten 4,99 $ é</p>",
      files: [],
    };
    const bytes = winmailOfItems([{ ...order, items: [other] }, other], JPEG);
    const winmailFile = { bytes, type: "application/ms-tnef", inText: false };
    const { files, attached } = await contentOfParts({
      files: [winmailFile],
      html: null,
      text: "See below.",
    });
    expect(files.map(({ bytes: one }) => Buffer.from(one ?? []))).toEqual([JPEG]);
    const head = [
      "From: Northfield Market <receipts@northfield.example>",
      "Date: Thu, 12 Mar 2026 17:42:00 GMT",
    ];
    const [first, inner, second] = attached;
    expect(attached).toHaveLength(3);
    expect(first?.text).toBe([...head, "Subject: Your receipt", order.body].join("\n"));
    expect(first?.files.map(({ bytes: one }) => Buffer.from(one ?? []))).toEqual([PDF]);
    for (const one of [inner, second]) {
      expect(one?.html).toContain("Subject: Café");
      expect(one?.html).toContain("Pain sans gluten 4,99 $ é");
    }
  });

  it("receipts-133 of a message whose body is RTF alone the words are read, and of one that has another body that one", async () => {
    const item = { subject: "S", senderName: "N", sender: "a@b.example", sentOn: new Date(0) };
    const rtf = "{\\rtf1\\ansi GF Bread\\tab 6.99\\par }";
    const { messages } = mailOfTnef(
      winmailOfItems([
        { ...item, rtf },
        { ...item, rtf, body: "Total 6.99" },
      ]),
    );
    expect(messages.map(({ text }) => text?.split("Subject: S\n")[1])).toEqual([
      "GF Bread\t6.99",
      "Total 6.99",
    ]);
  });

  it("such messages that are cut off or damaged anywhere are read as far as they go, at once", async () => {
    const item = { subject: "S", senderName: "N", sender: "a@b.example", sentOn: new Date(0), body: "x" };
    const whole = winmailOfItems([{ ...item, files: [JPEG.subarray(0, 40)], items: [item] }]);
    for (let at = 6; at < whole.length; at += 1) {
      expect(mailOfTnef(whole.subarray(0, at)).messages.length).toBeLessThan(3);
      for (const value of [0, 255]) {
        const damaged = Buffer.from(whole);
        damaged[at] = value;
        expect(mailOfTnef(damaged).messages.length).toBeLessThan(3);
      }
    }
    expect(mailOfTnef(whole).messages).toHaveLength(2);
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
