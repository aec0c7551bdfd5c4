import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { MailgunSource, MailSource } from "../src/inbound/inbound-mail";
import { signedToken } from "../src/inbound/mailgun";
import { isFromPostmark } from "../src/inbound/postmark";
import { outlookFile } from "./outlook-files";
import { parsingHere } from "./parsing-here";
import { winmail } from "./winmail-files";

const SECRET = "a signing key of the account";
const NOW = new Date("2026-03-20T12:00:00Z");
const TO = "receipts+abc@in.example.org";

function signed(at = NOW, token = "t".repeat(50), secret = SECRET) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac("sha256", secret).update(`${timestamp}${token}`).digest("hex");
  return { timestamp, token, signature };
}

async function contentOf(source: MailSource | MailgunSource) {
  const content = await parsingHere.content(source);
  if (typeof content === "string") throw new Error(content);
  return content;
}

async function mailgunMail(source: MailgunSource) {
  const head = await parsingHere.signedHead(source);
  if (typeof head === "string") throw new Error(head);
  return { ...head, ...(await contentOf(source)) };
}

/** A mail of a mailbox, or one that Postmark posts. */
async function mailFrom(source: MailSource, fallbackId = "none") {
  const head = await parsingHere.head(source, fallbackId);
  if (typeof head === "string") throw new Error(head);
  return { ...head, ...(await contentOf(source)) };
}
const posted = (body: unknown): MailSource => ({
  from: "postmark",
  bytes: Buffer.from(JSON.stringify(body)),
});
const message = (bytes: Buffer): MailSource => ({ from: "message", bytes });

async function sent(form: FormData | URLSearchParams): Promise<MailgunSource> {
  const request = new Request("http://localhost", { method: "POST", body: form });
  const contentType = request.headers.get("content-type") ?? "";
  return { from: "mailgun", contentType, bytes: Buffer.from(await request.arrayBuffer()) };
}

describe("receipts-77 Mailgun's signature", () => {
  test("of timestamp and token is taken", () => {
    expect(signedToken(signed(), SECRET, NOW)).toBe("t".repeat(50));
    const eightHours = new Date(NOW.getTime() - 8 * 3_600_000);
    expect(signedToken(signed(eightHours), SECRET, NOW)).not.toBeNull();
  });

  test.each([
    ["with another key", signed(NOW, "t", "another key")],
    ["of another token", { ...signed(), token: "x" }],
    ["of another time", { ...signed(), timestamp: "1774008001" }],
    ["of eleven hours ago", signed(new Date(NOW.getTime() - 11 * 3_600_000))],
    ["of an hour ahead", signed(new Date(NOW.getTime() + 3_600_000))],
    ["without a time that is one", { ...signed(), timestamp: "1e9" }],
    ["that is not there", null],
  ])("%s is refused", (_what, fields) => {
    expect(signedToken(fields, SECRET, NOW)).toBeNull();
  });

  test.each([
    ["as it is", signed(), signed()],
    ["of which a part is missing", { timestamp: "1774008000", token: "t" }, null],
    ["that is longer than any", { ...signed(), signature: "a".repeat(201) }, null],
  ])("is read from the form beside the mail: %s", async (_what, fields, read) => {
    const form = new URLSearchParams({ recipient: TO, ...fields } as Record<string, string>);
    expect(await mailgunMail(await sent(form))).toMatchObject({ recipients: [TO], signed: read });
  });
});

describe("receipts-77 Postmark's password", () => {
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString("base64")}`;
  test("is the one of the webhook's address, whatever the name before it", () => {
    expect(isFromPostmark(basic(`postmark:${SECRET}`), SECRET)).toBe(true);
    expect(isFromPostmark(basic(`:${SECRET}`), SECRET)).toBe(true);
  });
  test.each([null, "", "Basic", basic("postmark:wrong"), basic(SECRET), `Bearer ${SECRET}`])(
    "%s is refused",
    (authorization) => {
      expect(isFromPostmark(authorization, SECRET)).toBe(false);
    },
  );
});

describe("receipts-73 a mail that Mailgun posts", () => {
  test("has sender, recipients, texts and files; one over 15 MB is left out, and the rest is there", async () => {
    const form = new FormData();
    const words = {
      recipient: "Receipts+ABC@in.example.org",
      from: '"Ann, at home" <Ann@Example.com>',
      sender: "bounce@provider.example",
      "Message-Id": "<1@example.com>",
      Date: "Thu, 16 Apr 2026 09:12:04 -0400",
      subject: "Your receipt",
      "body-plain": "Hello",
      "body-html": "<p>Hello</p>",
      "content-id-map": '{"<logo>":"attachment-2"}',
    };
    for (const [name, value] of Object.entries(words)) form.set(name, value);
    form.set("attachment-1", new Blob([new Uint8Array(40 * 1024 * 1024)], { type: "image/jpeg" }), "a.jpg");
    form.set("attachment-2", new Blob(["logo"], { type: "image/png" }), "logo.png");
    form.set("attachment-3", new Blob(["%PDF-1.7"], { type: "application/pdf" }), "receipt.pdf");
    const mail = await mailgunMail(await sent(form));
    expect(mail).toMatchObject({
      messageId: "<1@example.com>",
      recipients: [TO],
      sender: "ann@example.com",
      quoted: [
        'From: "Ann, at home" <Ann@Example.com>',
        "Date: Thu, 16 Apr 2026 09:12:04 -0400",
        "Subject: Your receipt",
      ],
      html: "<p>Hello</p>",
      text: "Hello",
    });
    expect(mail.files.map(({ bytes, inText }) => [bytes?.length ?? null, inText])).toEqual([
      [null, false],
      [4, true],
      [8, false],
    ]);
  });

  test("may come without files, as a plain form", async () => {
    const body = new URLSearchParams({ recipient: TO, from: "ann@example.com", "body-plain": "1.99" });
    expect(await mailgunMail(await sent(body))).toMatchObject({
      sender: "ann@example.com",
      text: "1.99",
      files: [],
    });
  });

  test.each(["", "text/plain", "multipart/form-data"])("of the type %j is no form", async (type) => {
    const source = { from: "mailgun", contentType: type, bytes: Buffer.from("x") } as const;
    await expect(mailgunMail(source)).rejects.toThrow("unreadable");
    await expect(contentOf(source)).rejects.toThrow("unreadable");
  });

  test("of a thousand files is no form of Mailgun's", async () => {
    const form = new FormData();
    for (let n = 0; n < 1000; n += 1) form.set(`attachment-${n}`, new Blob(["x"]), "x.jpg");
    await expect(mailgunMail(await sent(form))).rejects.toThrow("unreadable");
  });
});

const POSTED = {
  MessageID: "22c74902-a0c1-4511-804f-341342852c90",
  From: "Ann@Example.com",
  FromFull: { Email: "Ann@Example.com", Name: "Ann", MailboxHash: "" },
  ToFull: [{ Email: "Receipts+ABC@in.example.org", Name: "", MailboxHash: "ABC" }],
  OriginalRecipient: TO,
  Date: "Thu, 16 Apr 2026 09:12:04 -0400",
  Subject: "Your receipt",
  TextBody: "Hello",
  HtmlBody: "",
  Headers: [{ Name: "Message-ID", Value: "<1@example.com>" }],
  Attachments: [
    {
      Name: "a.pdf",
      Content: Buffer.from("%PDF-1.7").toString("base64"),
      ContentType: "application/pdf",
      ContentLength: 8,
    },
    { Name: "b.jpg", Content: "A".repeat(40 * 1024 * 1024), ContentType: "image/jpeg", ContentLength: 1 },
  ],
};

describe("receipts-73 a mail that Postmark posts", () => {
  test("has sender, recipients, texts and files; one over 15 MB is left out", async () => {
    const mail = await mailFrom(posted(POSTED));
    expect(mail).toMatchObject({
      messageId: "<1@example.com>",
      sender: "ann@example.com",
      quoted: [
        "From: Ann <Ann@Example.com>",
        "Date: Thu, 16 Apr 2026 09:12:04 -0400",
        "Subject: Your receipt",
      ],
      text: "Hello",
      html: null,
    });
    expect(mail.recipients).toContain(TO);
    expect(mail.files.map(({ bytes }) => bytes?.length ?? null)).toEqual([8, null]);
  });

  test.each([
    ["null", null],
    ["an empty list", []],
    ["a text", "text"],
    ["an object without fields", {}],
    ["a mail without its sender", { ...POSTED, FromFull: null }],
    ["a mail whose attachments are no list", { ...POSTED, Attachments: "x" }],
  ])("%s is none", async (_what, body) => {
    await expect(mailFrom(posted(body))).rejects.toThrow("unreadable");
  });
});

/** Mails as they travel: lines end in CRLF. */
const raw = (text: string, encoding: BufferEncoding = "utf8") =>
  Buffer.from(text.trimStart().replace(/\r?\n/g, "\r\n"), encoding);

describe("receipts-73 a mail from its bytes", () => {
  test("in Latin-1 keeps its accents", async () => {
    const mail = await mailFrom(
      message(
        raw(
          `
From: =?iso-8859-1?Q?Ren=E9e?= <renee@example.com>
To: receipts+abc@in.example.org
Message-ID: <latin@example.com>
Content-Type: text/html; charset=iso-8859-1
Content-Transfer-Encoding: 8bit

<p>Épicerie Métro, crème fraîche 3,49</p>
`,
          "latin1",
        ),
      ),
    );
    expect(mail.html).toContain("Épicerie Métro, crème fraîche 3,49");
    expect(mail.sender).toBe("renee@example.com");
  });

  const inner = `From: Grocer <ereceipts@grocer.example>
To: ann@example.com
Date: Fri, 17 Apr 2026 22:30:00 -0400
Subject: Your receipt
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=inner

--inner
Content-Type: text/html; charset=utf-8

<p>TOTAL 10.98</p>
--inner
Content-Type: application/pdf; name=receipt.pdf
Content-Transfer-Encoding: base64
Content-Disposition: attachment; filename=receipt.pdf

JVBERi0xLjcgYSByZWNlaXB0
--inner--
`;
  test.each(["attachment; filename=forwarded.eml", "inline"])(
    "forwarded in another one as %s is the person's, with its files and text",
    async (disposition) => {
      const mail = await mailFrom(
        message(
          raw(`
From: Ann <ann@example.com>
To: shopping@example.com
Delivered-To: receipts+abc@in.example.org
Message-ID: <fwd@example.com>
Subject: Fwd: Your receipt
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: text/plain; charset=utf-8

See below.
--outer
Content-Type: message/rfc822
Content-Disposition: ${disposition}

${inner}
--outer--
`),
        ),
      );
      expect(mail.sender).toBe("ann@example.com");
      expect(mail.recipients).toContain(TO);
      expect(mail.text).toContain("See below.");
      expect(mail.files).toEqual([]);
      expect(mail.attached.map(({ html }) => html)).toEqual([expect.stringContaining("TOTAL 10.98")]);
      expect(mail.attached[0]?.files.map(({ bytes }) => Buffer.from(bytes ?? []).toString())).toEqual([
        "%PDF-1.7 a receipt",
      ]);
    },
  );

  test("receipts-102 forwarded as a file says whom it is from, and of which day, above its own text", async () => {
    const { attached } = await mailFrom(
      message(
        raw(`
From: Ann <ann@example.com>
To: receipts+abc@in.example.org
Date: Mon, 20 Apr 2026 08:00:00 -0400
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: message/rfc822

${inner}
--outer--
`),
      ),
    );
    const html = attached[0]?.html;
    const head = html?.slice(0, html.indexOf("<p>")) ?? "";
    expect(head).toContain("From: &quot;Grocer&quot; &lt;ereceipts@grocer.example&gt;");
    expect(head).toContain("Date: Fri, 17 Apr 2026 22:30:00 -0400");
    expect(head).toContain("Subject: Your receipt");
    expect(html).not.toContain("20 Apr");
  });

  const eml = (shop: string, total: string) => `Received: from mail.${shop}.example
From: ${shop} <ereceipts@${shop}.example>
To: ann@example.com
Date: Fri, 17 Apr 2026 22:30:00 -0400
Subject: =?utf-8?Q?Your_receipt?=
DKIM-Signature: v=1; a=rsa-sha256;
\tb=abc
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

GF BREAD ${total}
TOTAL ${total}
`;
  const base64 = (bytes: string | Buffer) => Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\n");
  const withParts = (parts: readonly (readonly [type: string, encoding: string, body: string])[]) =>
    raw(`
From: Ann <ann@example.com>
To: receipts+abc@in.example.org
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: text/plain

Two receipts.
${parts
  .map(
    ([type, encoding, body]) =>
      `--outer\nContent-Type: ${type}\nContent-Transfer-Encoding: ${encoding}\nContent-Disposition: attachment\n\n${body}`,
  )
  .join("\n")}
--outer--
`);
  const msg = (shop: string, total: string) =>
    Buffer.from(
      outlookFile({
        senderName: shop,
        sender: `a@${shop}.example`,
        body: `GF BREAD ${total}\nTOTAL ${total}`,
      }),
    );
  const BOTH = [
    ["sobeys", "7.49"],
    ["metro", "7.49"],
  ] as const;
  test.each([
    ["two .eml files", () => BOTH.map(([s, t]) => ["message/rfc822", "8bit", eml(s, t)] as const)],
    [
      "two .eml files of no type",
      () =>
        BOTH.map(
          ([s, t]) =>
            ['application/octet-stream; name="receipt.eml"', "base64", base64(`\uFEFF${eml(s, t)}`)] as const,
        ),
    ],
    [
      "one saved with the line of a mailbox above it, as text",
      () =>
        BOTH.map(
          ([s, t]) =>
            ["text/plain", "base64", base64(`From - Fri Apr 17 22:30:00 2026\n${eml(s, t)}`)] as const,
        ),
    ],
    [
      "two .msg files",
      () => BOTH.map(([s, t]) => ["application/vnd.ms-outlook", "base64", base64(msg(s, t))] as const),
    ],
    [
      "a .msg with an .eml in it",
      () => [
        [
          "application/octet-stream",
          "base64",
          base64(
            Buffer.from(
              outlookFile({
                senderName: "sobeys",
                sender: "a@sobeys.example",
                body: "GF BREAD 7.49\nTOTAL 7.49",
                parts: [{ file: Buffer.from(eml("metro", "7.49")) }],
              }),
            ),
          ),
        ] as const,
      ],
    ],
    [
      "two in a winmail.dat",
      () => [
        [
          "application/ms-tnef",
          "base64",
          base64(winmail(...BOTH.map(([s, t]) => Buffer.from(eml(s, t))))),
        ] as const,
      ],
    ],
  ])("receipts-125 with %s has each of them by itself, below its own head", async (_what, parts) => {
    const { text, files, attached } = await mailFrom(message(withParts(parts())));
    expect([text?.trim(), files]).toEqual(["Two receipts.", []]);
    expect(attached.map((letter) => letter.text)).toEqual(
      BOTH.map(([shop, total]) =>
        expect.stringMatching(new RegExp(`^From: .*${shop}[\\s\\S]*TOTAL ${total}`)),
      ),
    );
  });

  test("receipts-125 that a provider took apart has its messages by themselves too, whatever their type", async () => {
    const attachment = (type: string, shop: string) => ({
      Name: "receipt.eml",
      Content: Buffer.from(eml(shop, "7.49")).toString("base64"),
      ContentType: type,
    });
    const Attachments = [
      attachment("message/rfc822", "sobeys"),
      attachment("application/octet-stream", "metro"),
    ];
    const { attached } = await mailFrom(posted({ ...POSTED, Attachments }));
    expect(attached.map(({ text }) => /From: "(\w+)"/.exec(text ?? "")?.[1])).toEqual(["sobeys", "metro"]);
  });

  test.each([
    ["a letter that says From and Date", "From: Ann\nDate: today\n\nDear shop, 7.49"],
    ["a table of fields", "From,Date,Message-ID\nAnn,today,1"],
    ["a file of other fields", "Name: Ann\nTotal: 7.49\n\n"],
  ])("receipts-125 %s is no message", async (_what, body) => {
    const { attached, files } = await mailFrom(message(withParts([["text/plain", "base64", base64(body)]])));
    expect([attached, files.length]).toEqual([[], 1]);
  });

  test("receipts-122 that a rule sent on is the shop's, with the shop's own head, whoever sent it on", async () => {
    const mail = await mailFrom(
      message(
        raw(`
Resent-From: Ann <ann@example.com>
Resent-Date: Mon, 20 Apr 2026 08:00:00 -0400
Resent-To: receipts+abc@in.example.org
Resent-Message-ID: <resent@example.com>
X-Forwarded-For: ann@example.com receipts+abc@in.example.org
X-Forwarded-To: receipts+abc@in.example.org
Received: from mail.example.com; Mon, 20 Apr 2026 08:00:01 -0400
From: =?utf-8?Q?=C3=89picerie_du_coin?= <no-reply@epicerie.example>
To: Ann <ann@example.com>
Date: Fri, 17 Apr 2026 22:30:00 -0400
Subject: =?utf-8?Q?Votre_re=C3=A7u?=
Message-ID: <shop@epicerie.example>

TOTAL 10.98
`),
      ),
    );
    expect(mail).toMatchObject({ messageId: "<shop@epicerie.example>", sender: "no-reply@epicerie.example" });
    expect(mail.recipients).toContain(TO);
    expect(mail.quoted).toEqual([
      'From: "Épicerie du coin" <no-reply@epicerie.example>',
      "Date: Fri, 17 Apr 2026 22:30:00 -0400",
      "Subject: Votre reçu",
    ]);
  });

  test("receipts-116 with an invitation, a signature and a key beside its text has the text alone for its words", async () => {
    const part = (type: string, name: string, content: string) => `--signed
Content-Type: ${type}; name=${name}
Content-Transfer-Encoding: base64
Content-Disposition: attachment; filename=${name}

${Buffer.from(content).toString("base64")}
`;
    const { html, text } = await mailFrom(
      message(
        raw(`
From: Ann <ann@example.com>
To: receipts+abc@in.example.org
MIME-Version: 1.0
Content-Type: multipart/signed; boundary=signed; protocol="application/pkcs7-signature"

--signed
Content-Type: multipart/alternative; boundary=words

--words
Content-Type: text/plain; charset=utf-8

GF BREAD 7.49
TOTAL 7.49
--words
Content-Type: text/calendar; charset=utf-8; method=REQUEST

BEGIN:VCALENDAR
BEGIN:VEVENT
SUMMARY:Pick up your order for 12.00
END:VEVENT
END:VCALENDAR
--words--
${part("application/pkcs7-signature", "smime.p7s", "0 12.00")}
${part("application/pgp-signature", "signature.asc", "-----BEGIN PGP SIGNATURE----- 12.00")}
${part("text/plain", "disclaimer.txt", "Our liability is 12.00 in total")}
--signed--
`),
      ),
    );
    expect(html).toBeNull();
    expect(text?.trim()).toBe("GF BREAD 7.49\nTOTAL 7.49");
  });

  test("that is no mail at all has nobody in it, and no Message-ID but the one it is given", async () => {
    const mail = await mailFrom(message(Buffer.from([0, 255, 1, 2, 3])), "mailbox#1");
    expect(mail).toMatchObject({ messageId: "mailbox#1", sender: "", recipients: [], files: [] });
  });
});
