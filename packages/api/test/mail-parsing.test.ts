import { expect, test } from "vitest";
import { mailParsing } from "../src/mail-in/mail-parsing";
import { builtParsing } from "../src/parsing/testing/built-parsing";

const MEGABYTE = 1024 * 1024;

const logged: string[] = [];
const parsing = mailParsing(
  { parsing: builtParsing, log: (_level, event) => void logged.push(event) },
  "mailbox",
);

const HEAD = [
  "From: Ann <ann@example.com>",
  "To: receipts+abc@in.example.org",
  "Message-ID: <photos@example.com>",
  "MIME-Version: 1.0",
  "Content-Type: multipart/mixed; boundary=part",
];

const photoPart = (size: number) =>
  [
    "--part",
    "Content-Type: image/jpeg",
    "Content-Transfer-Encoding: base64",
    "Content-Disposition: attachment; filename=photo.jpg",
    "",
    Buffer.alloc(size, 7).toString("base64").replace(/.{76}/g, "$&\r\n"),
  ].join("\r\n");

test("receipts-91 30 MB of mail with ten photos is parsed whole, in a process of its own", async () => {
  const part = photoPart(3 * MEGABYTE);
  const raw = Buffer.from(
    [...HEAD, "", ...Array.from({ length: 10 }, () => part), "--part--", ""].join("\r\n"),
  );
  const source = { from: "message", bytes: raw } as const;
  expect(await parsing.head(source, "none")).toEqual({
    messageId: "<photos@example.com>",
    sender: "ann@example.com",
    recipients: ["receipts+abc@in.example.org"],
    quoted: ['From: "Ann" <ann@example.com>'],
  });
  const content = await parsing.content(source);
  if (typeof content === "string") throw new Error(content);
  expect(content.files.map(({ bytes }) => bytes?.length)).toEqual(
    Array.from({ length: 10 }, () => 3 * MEGABYTE),
  );
});

test("receipts-96 the form that Mailgun posts is taken apart in a process of its own, its signature with it", async () => {
  const form = new FormData();
  const signed = { timestamp: "1774008000", token: "t", signature: "0123" };
  const words = { ...signed, recipient: "receipts+abc@in.example.org", from: "ann@example.com" };
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  for (let n = 0; n < 10; n += 1)
    form.set(`attachment-${n}`, new Blob([Buffer.alloc(3 * MEGABYTE, n)]), "a.jpg");
  const request = new Request("http://localhost", { method: "POST", body: form });
  const contentType = request.headers.get("content-type") ?? "";
  const source = { from: "mailgun", contentType, bytes: Buffer.from(await request.arrayBuffer()) } as const;
  expect(await parsing.signedHead(source)).toMatchObject({ sender: "ann@example.com", signed });
  expect(await parsing.content(source)).toMatchObject({ files: { length: 10 } });
  expect(await parsing.signedHead({ ...source, contentType: "multipart/form-data" })).toBe("unreadable");
});

test.each([
  ["no JSON", Buffer.from("{")],
  ["no mail", Buffer.from("[]")],
])("receipts-91 what Postmark posts and is %s can't be read", async (_what, bytes) => {
  expect(await parsing.head({ from: "postmark", bytes }, "")).toBe("unreadable");
  expect(await parsing.content({ from: "postmark", bytes })).toBe("unreadable");
});

test("receipts-91 a mail that takes more memory than may be can't be read, and the next one can", async () => {
  const bytes = Buffer.from(`[${"[],".repeat(20 * MEGABYTE)}[]]`);
  expect(await parsing.head({ from: "postmark", bytes }, "")).toBe("unreadable");
  expect(logged).toContain("mail_unreadable");
  const fine = Buffer.from([...HEAD, "", ""].join("\r\n"));
  expect(await parsing.head({ from: "message", bytes: fine }, "none")).toMatchObject({
    sender: "ann@example.com",
  });
});
