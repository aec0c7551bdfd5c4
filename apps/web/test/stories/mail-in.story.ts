import { renderSmallReceipt } from "@gf-ledger/reader/generator/small-receipt";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { winmailOfItems } from "../../../../packages/mail/test/winmail-files";
import { PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address, baseUrl, mailsTo, mailTo } from "./support/product";

const PICTURES = process.env.STORY_PICTURES;
const RECEIPT = "Northfield Market\nDate: 2026-03-12\nGF Bread   6.99\nBananas   1.52\nTotal   8.51\n";

async function picture(card: Locator, name: string): Promise<void> {
  if (PICTURES) await card.screenshot({ path: `${PICTURES}/${name}.png` });
}

async function fits(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

let mails = 0;
/** Delivers a mail as Postmark does, with the receipt as its text where it says nothing else. */
async function deliver(from: string, to: string, mail: object = { TextBody: RECEIPT }): Promise<void> {
  mails += 1;
  const password = Buffer.from(`postmark:${process.env.MAIL_PROVIDER_SECRET}`).toString("base64");
  const answer = await fetch(new URL("/api/mail-in/postmark", baseUrl), {
    method: "POST",
    headers: { authorization: `Basic ${password}`, "content-type": "application/json" },
    body: JSON.stringify({
      MessageID: `${Date.now()}-${mails}`,
      FromFull: { Email: from },
      OriginalRecipient: to,
      ...mail,
    }),
  });
  expect(answer.status).toBe(200);
}

test("receipts-71 receipts-72 receipts-74 the card gives an address, a mail to it becomes a draft, and a stranger is allowed with one tap", async () => {
  const { page, email } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(address("/account"));
  const card = page.getByRole("region", { name: "Receipts by email" });
  await card.getByRole("button", { name: "Turn on" }).click();
  const first = (await card.locator("code").textContent()) ?? "";
  expect(first).toMatch(/^receipts\+[a-z2-9]{20}@in\.example\.org$/);
  await card.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Address copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

  await deliver(email, first);
  await deliver("ereceipts@grocer.example", first);
  const { text } = await mailTo(email, /ready to check/);
  expect(text).toContain("2 items found on the receipt of March 12, 2026 from Northfield Market.");
  await page.reload();
  await card.getByText(/: 1 receipt from/).waitFor();
  await fitsPhoneAndDesk(page, "mail-in");
  await card.getByRole("button", { name: "Allow ereceipts@grocer.example" }).click();
  await card.getByRole("button", { name: "Remove ereceipts@grocer.example" }).waitFor();

  await page.goto(/http\S+\/receipt-review\/\S+/.exec(text)?.[0] ?? "");
  await page.getByText("Northfield Market").first().waitFor();

  await page.goto(address("/account"));
  await card.getByRole("button", { name: "New address" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "New address" }).click();
  await page.getByText("You have a new address").waitFor();
  expect(await card.locator("code").textContent()).not.toBe(first);
  await card.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await card.getByRole("button", { name: "Turn on" }).waitFor();
});

/** Somebody with an address that receipts are mailed to. */
async function withMailAddress() {
  const person = await signedIn(PHONE);
  const { address: mailAddress } = (await person.call("POST", "/api/mail-in")) as { address: string };
  const drafts = async () => {
    const { drafts: all } = (await person.ask("receipts.drafts")) as { drafts: { id: string }[] };
    return all;
  };
  return { ...person, mailAddress, drafts };
}

test("receipts-110 Gmail's question whether mail may be forwarded reaches the owner with code and link, and nobody else's in its words does", async () => {
  const { email, mailAddress, drafts } = await withMailAddress();
  const link = "https://mail-settings.google.com/mail/vf-%5BANGjdJ9example%5D-Qr_s";
  const TextBody = [
    `ben@gmail.com has requested to automatically forward mail to your email\r\naddress ${mailAddress}.`,
    "Confirmation code: 736152840\r\n",
    "To allow ben@gmail.com to automatically forward mail to your address, please click the link below:\r\n",
    `${link}\r\n`,
  ].join("\r\n");
  const Subject = "(#736152840) Gmail Forwarding Confirmation - Receive Mail from ben@gmail.com";
  await deliver("forwarding-noreply@google.com.mail.example", mailAddress, { Subject, TextBody });
  await deliver("forwarding-noreply@google.com", mailAddress, { Subject, TextBody });
  const { text } = await mailTo(email, /^Gmail asks/);
  expect(text).toContain("736152840");
  expect(text).toContain(link);
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith("Gmail asks"))).toHaveLength(1);
  expect(await drafts()).toEqual([]);
});

/** The small receipt as a phone pastes it into a mail: less than 50 KB. */
async function pastedPhoto(): Promise<Buffer> {
  const photo = await sharp(await renderSmallReceipt())
    .jpeg({ quality: 60 })
    .toBuffer();
  expect(photo.length).toBeLessThan(50 * 1024);
  return photo;
}

/** A mail as a phone writes it: a line of text with the photo in it. */
const written = (photo: Buffer) =>
  Buffer.from(
    [
      "From: Ben <ben@example.com>",
      "Subject: groceries",
      "Date: Fri, 14 Mar 2025 19:00:00 -0400",
      "MIME-Version: 1.0",
      'Content-Type: multipart/related; boundary="part"',
      "",
      "--part",
      "Content-Type: text/html; charset=utf-8",
      "",
      '<html><body><p>here you are</p><img src="cid:slip"></body></html>',
      "--part",
      'Content-Type: image/jpeg; name="image0.jpeg"',
      'Content-Disposition: inline; filename="image0.jpeg"',
      "Content-ID: <slip>",
      "Content-Transfer-Encoding: base64",
      "",
      photo.toString("base64").replace(/.{76}/g, "$&\r\n"),
      "--part--",
      "",
    ].join("\r\n"),
  );

const item = {
  subject: "groceries",
  senderName: "Ben",
  sender: "ben@example.com",
  sentOn: new Date("2025-03-14T23:00:00Z"),
  body: "here you are",
};
const attachment = (ContentType: string, content: Buffer, ContentID = "") => ({
  TextBody: "See below.",
  Attachments: [{ Name: "file", ContentType, Content: content.toString("base64"), ContentID }],
});

test.each<[string, (photo: Buffer) => object]>([
  [
    "pasted into the text",
    (photo) => ({
      HtmlBody: '<p>here</p><img src="cid:slip">',
      ...attachment("image/jpeg", photo, "<slip>"),
    }),
  ],
  ["in a mail that is attached", (photo) => attachment("message/rfc822", written(photo))],
  [
    "of a mail that Outlook wrapped as an item",
    (photo) => attachment("application/ms-tnef", winmailOfItems([{ ...item, files: [photo] }])),
  ],
])(
  "receipts-99 receipts-111 receipts-125 a small photo %s becomes a draft with its shop, day, total and items",
  async (_what, mail) => {
    const { email, ask, mailAddress, drafts } = await withMailAddress();
    await deliver(email, mailAddress, mail(await pastedPhoto()));
    const [draft, ...others] = await drafts();
    expect(others).toEqual([]);
    expect(await ask("receipts.get", { id: draft?.id })).toMatchObject({
      store: "CORNER FOODS",
      purchaseDate: "2025-03-14",
      total: 9.48,
      items: [
        { name: "GF OAT BREAD", price: 5.99 },
        { name: "RICE MILK", price: 3.49 },
      ],
    });
  },
);

test("receipts-71 the card is in French where its reader is", async () => {
  const { page } = await signedIn(PHONE, "ca", { colorScheme: "dark" });
  await page.goto(address("/fr/compte"));
  const card = page.getByRole("region", { name: "Reçus par courriel" });
  await card.getByRole("button", { name: "Activer" }).click();
  await card.getByRole("button", { name: "Nouvelle adresse" }).waitFor();
  await fits(page);
  await picture(card, "mail-in-french-phone-dark");
});
