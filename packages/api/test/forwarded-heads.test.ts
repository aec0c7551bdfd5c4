import { writeRows } from "@gf-ledger/documents/pdf/written-rows";
import { generateOrder } from "@gf-ledger/reader/generator/orders/generate-order";
import { orderHtml } from "@gf-ledger/reader/generator/orders/order-html";
import { decodeImage } from "@gf-ledger/reader/image/decode-image";
import { understandPage } from "@gf-ledger/reader/understanding/understand-page";
import { describe, expect, test } from "vitest";
import { outlookFile } from "../../mail/test/outlook-files";
import { mailParsing } from "../src/mail-in/mail-parsing";
import { type MailRowsJob, rowsOfMail } from "../src/mail-in/rules/rows-of-mail";
import { builtParsing } from "../src/parsing/testing/built-parsing";
import { forwardedHtml, forwardedText, MAIL_PROGRAMS } from "./support/forwarded-heads";

const parsing = mailParsing({ parsing: builtParsing, log: () => {} }, "mailbox");

async function readingsOf(mail: Partial<Omit<MailRowsJob, "kind">>) {
  const readings = [];
  for await (const { rows } of rowsOfMail({
    kind: "mail-rows",
    html: null,
    text: null,
    above: [],
    ...mail,
  })) {
    const { words } = await decodeImage(await writeRows(rows));
    if (!words) throw new Error("The page has text");
    readings.push(understandPage(words, "2026-11-27"));
  }
  return readings.map(({ store, purchaseDate, totalCents, items, issues }) => ({
    store: store.value,
    day: purchaseDate.value,
    total: totalCents.value,
    items: items.map(({ name, price }) => [name, price]),
    issues: issues.map(({ code }) => code),
  }));
}

const WORDS = {
  en: `<p>Hi,</p><p>for my taxes, the gluten-free one.</p><p>Ana Tremblay<br>Accounts, Metro Plumbing Ltd.<br>
    Tel. 604-555-0142</p><p><small>This message of 3 February 2026 is confidential. © 2026 Metro Plumbing Ltd.</small></p>`,
  fr: `<p>Bonjour,</p><p>pour mes impôts, celle sans gluten.</p><p>Ana Tremblay<br>Comptabilité, Plomberie Metro ltée<br>
    Tél. 604-555-0142</p><p><small>Ce message du 3 février 2026 est confidentiel. © 2026 Plomberie Metro ltée</small></p>`,
};

const SHOPS = [
  ["Juniper & Rye Market", "receipts@juniperrye.example"],
  ["Sobeys", "no-reply@sobeys.example"],
] as const;

/** A receipt that says neither shop nor day: the mail around it does. */
const BARE = {
  en: {
    html: `<table><tr><td>Gluten free bread</td><td align="right">$6.99</td></tr><tr><td>Gluten free penne</td><td align="right">$3.49</td></tr>
    <tr><td>Bananas</td><td align="right">$1.62</td></tr><tr><td>Subtotal</td><td align="right">$12.10</td></tr><tr><td>Total</td><td align="right">$12.10</td></tr></table>`,
    text: "Gluten free bread      $6.99\nGluten free penne      $3.49\nBananas                $1.62\nSubtotal              $12.10\nTotal                 $12.10",
  },
  fr: {
    html: `<table><tr><td>Pain sans gluten</td><td align="right">6,99 $</td></tr><tr><td>Penne sans gluten</td><td align="right">3,49 $</td></tr>
    <tr><td>Bananes</td><td align="right">1,62 $</td></tr><tr><td>Sous-total</td><td align="right">12,10 $</td></tr><tr><td>Total</td><td align="right">12,10 $</td></tr></table>`,
    text: "Pain sans gluten      6,99 $\nPenne sans gluten     3,49 $\nBananes               1,62 $\nSous-total           12,10 $\nTotal                12,10 $",
  },
};
const fromHead = (shop: string) =>
  expect.objectContaining({
    store: shop,
    day: "2026-04-16",
    total: 1210,
    items: expect.objectContaining({ length: 3 }),
  });
const SUBJECT = { en: "Your receipt", fr: "Votre reçu" };

describe("receipts-121 a mail forwarded by hand", () => {
  test.each(MAIL_PROGRAMS)("with %s, in %s: shop and day come from its head", async (program, language) => {
    for (const [shop, address] of SHOPS) {
      const inner = { shop, address, day: "2026-04-16", subject: SUBJECT[language] };
      const { html, text } = BARE[language];
      const bodies = [
        { html: `${WORDS[language]}${forwardedHtml(program, language, inner, html)}` },
        { text: forwardedText(program, language, inner, text) },
        { text: `FYI\n\n${forwardedText(program, language, inner, text, "> ")}` },
      ];
      for (const body of bodies) expect(await readingsOf(body)).toEqual([fromHead(shop)]);
    }
  });

  test.each(MAIL_PROGRAMS)(
    "with %s, in %s: what the order says of itself wins",
    async (program, language) => {
      for (const seed of [8301, 8302, 8303, 8304]) {
        const { page, truth } = generateOrder(seed, "columns", language);
        const [plain] = await readingsOf({ html: orderHtml(page) });
        const inner = {
          shop: truth.store,
          address: "orders@shop.example",
          day: "2026-04-16",
          subject: SUBJECT[language],
        };
        const html = `${WORDS[language]}${forwardedHtml(program, language, inner, orderHtml(page))}`;
        expect(await readingsOf({ html })).toEqual([plain]);
        expect(plain?.day).toBe(truth.date);
      }
    },
  );

  test("by somebody whom it was forwarded to has shop and day from the innermost head", async () => {
    const shop = {
      shop: "Sobeys",
      address: "no-reply@sobeys.example",
      day: "2026-04-16",
      subject: "Your receipt",
    };
    const paul = {
      shop: "Paul Metro",
      address: "paul@example.com",
      day: "2026-04-19",
      subject: "Fwd: Your receipt",
    };
    for (const [outer, inside] of [
      ["Gmail", "Outlook"],
      ["Apple Mail", "Gmail"],
    ] as const) {
      const first = forwardedHtml(inside, "en", shop, BARE.en.html);
      const html = `${WORDS.en}${forwardedHtml(outer, "en", paul, `<p>See below. Paul, 18 April 2026</p>${first}`)}`;
      expect(await readingsOf({ html })).toEqual([fromHead("Sobeys")]);
    }
  });

  test.each(["en", "fr"] as const)(
    "as a file (.eml, .msg) has them from its own head, in %s",
    async (language) => {
      const [shop, address] = SHOPS[0];
      const eml = [
        `From: ${shop} <${address}>`,
        "Date: Thu, 16 Apr 2026 09:12:04 -0400",
        `Subject: ${SUBJECT[language]}`,
        "Content-Type: text/html; charset=utf-8",
        "",
        BARE[language].html,
      ].join("\r\n");
      const msg = outlookFile({
        senderName: shop,
        sender: address,
        subject: SUBJECT[language],
        sentOn: new Date("2026-04-16T13:12:00Z"),
        html: BARE[language].html,
      });
      const files = [
        ["message/rfc822", Buffer.from(eml).toString("utf8"), "8bit"],
        [
          "application/vnd.ms-outlook",
          Buffer.from(msg).toString("base64").replace(/.{76}/g, "$&\r\n"),
          "base64",
        ],
      ] as const;
      for (const [type, bytes, encoding] of files) {
        const raw = [
          "From: Ana Tremblay <ana.tremblay@example.com>",
          "Date: Mon, 20 Apr 2026 08:00:00 -0400",
          "MIME-Version: 1.0",
          "Content-Type: multipart/mixed; boundary=outer",
          "",
          "--outer",
          "Content-Type: text/html; charset=utf-8",
          "",
          WORDS[language],
          "--outer",
          `Content-Type: ${type}`,
          `Content-Transfer-Encoding: ${encoding}`,
          "",
          bytes,
          "--outer--",
        ].join("\r\n");
        const content = await parsing.content({ from: "message", bytes: Buffer.from(raw) });
        if (typeof content === "string") throw new Error(content);
        const [letter] = content.attached;
        expect(await readingsOf({ html: letter?.html ?? null, text: letter?.text ?? null })).toEqual([
          fromHead(shop),
        ]);
      }
    },
  );

  test("keeps what stands above its head where that is a receipt, and a page that says From and To without an address", async () => {
    const [shop, address] = SHOPS[0];
    const inner = { shop, address, day: "2026-04-16", subject: "Re: your order" };
    const above = await readingsOf({
      html: `<h2>Sobeys</h2>${BARE.en.html}${forwardedHtml("Outlook", "en", inner, "<p>Thanks</p>")}`,
    });
    expect(above).toEqual([expect.objectContaining({ store: "Sobeys", total: 1210 })]);
    const delivery =
      "<p>Order placed: March 2, 2026</p><p>From: Barrie<br>To: 12 Main St<br>Date: March 9, 2026</p>";
    expect(await readingsOf({ html: `<h2>Sobeys</h2>${delivery}${BARE.en.html}` })).toEqual([
      expect.objectContaining({ store: "Sobeys", day: "2026-03-02" }),
    ]);
  });

  test.each([
    [
      "a label with the buyer's address",
      "From: Barrie<br>To: Ana Tremblay, ana.tremblay@example.com<br>Date: March 9, 2026",
    ],
    [
      "a label with the shop's address",
      "From: Sobeys Online (help@sobeys.example)<br>To: 12 Main St<br>Date: March 9, 2026",
    ],
    [
      "a window of delivery",
      "From: Barrie<br>To: Ana, ana.tremblay@example.com<br>Date: March 9, 2026, 9:00 to 11:00",
    ],
    [
      "a gift's words",
      "From: Paul<br>To: ana.tremblay@example.com<br>Subject: Happy birthday<br>Date: March 9, 2026",
    ],
  ])("receipts-127 is none where a shop writes %s", async (_what, label) => {
    const html = `<h2>Sobeys</h2><p>Order placed: March 2, 2026</p><p>${label}</p>${BARE.en.html}`;
    expect(await readingsOf({ html })).toEqual([
      expect.objectContaining({ store: "Sobeys", day: "2026-03-02", total: 1210 }),
    ]);
  });

  test("receipts-127 is one whose sender is a name alone, below the mark of a mail program", async () => {
    const head =
      "---------- Forwarded message ---------\nFrom: Juniper & Rye Market\nSent: Thursday, April 16, 2026 9:12 AM\nTo: Ana\nSubject: Your receipt";
    expect(await readingsOf({ text: `FYI, 20 April 2026\n\n${head}\n\n${BARE.en.text}` })).toEqual([
      fromHead("Juniper & Rye Market"),
    ]);
  });
});

test.each(["en", "fr"] as const)(
  "receipts-122 a shop's own mail that says neither shop nor day has them from its head, in %s",
  async (language) => {
    for (const [shop, address] of SHOPS) {
      const above = [
        `From: "${shop}" <${address}>`,
        "Date: Thu, 16 Apr 2026 09:12:04 -0400",
        `Subject: ${SUBJECT[language]}`,
      ];
      const { html, text } = BARE[language];
      for (const body of [{ html }, { text }])
        expect(await readingsOf({ ...body, above })).toEqual([fromHead(shop)]);
    }
  },
);

test("receipts-122 what an order says of itself wins over the head of its mail", async () => {
  for (const seed of [8401, 8402, 8403]) {
    const { page } = generateOrder(seed, "sections", "en");
    const above = [
      "From: Juniper & Rye <orders@juniperrye.example>",
      "Date: Thu, 16 Apr 2026 09:12:04 -0400",
      "Subject: Your order",
    ];
    const plain = await readingsOf({ html: orderHtml(page) });
    expect(await readingsOf({ html: orderHtml(page), above })).toEqual(plain);
  }
});
