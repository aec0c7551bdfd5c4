import { createHash } from "node:crypto";
import { writeRows } from "@gf-ledger/documents/pdf/written-rows";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import type { MailContent, MailHead } from "@gf-ledger/mail/inbound/inbound-mail";
import { decodeImage } from "@gf-ledger/reader/image/decode-image";
import { readFailure } from "@gf-ledger/reader/image/image-problem";
import { understandPage } from "@gf-ledger/reader/understanding/understand-page";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { MAX_RECORDS } from "../src/limits/account-room";
import { rowsOfText } from "../src/mail-in/html/rows-of-html";
import { isForThisMail } from "../src/mail-in/verbs/once";
import { takeMail } from "../src/mail-in/verbs/take-mail";
import { readItem, reading } from "./support/reading";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type InboundMail = MailHead & MailContent;

const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Bytes that begin as a JPEG does; `what` makes them another photo. */
const photo = (what: string, length = 2000) => {
  const bytes = Buffer.alloc(length, what);
  bytes.set([0xff, 0xd8, 0xff]);
  return bytes;
};

/** The reader as it is: the photo's own hash with each reading. */
function readsEverything(overrides: Parameters<typeof reading>[0] = {}) {
  testApp.reader.next = (image) => ({
    ok: true,
    reading: reading(overrides),
    imageSha256: sha(image),
    perceptualHash: sha(image).slice(0, 16),
  });
}

/** The reader, which tells the page of a mail's text from its photos. */
function readsByKind(of: (isPage: boolean) => ReturnType<typeof reading>) {
  testApp.reader.next = (image) => ({
    ok: true,
    reading: of(Buffer.from(image.subarray(0, 5)).toString("latin1") === "%PDF-"),
    imageSha256: sha(image),
    perceptualHash: sha(image).slice(0, 16),
  });
}

async function withAddress(language: "en" | "fr" = "en") {
  readsEverything();
  const person = await testApp.signIn();
  if (language === "fr") await person.call.account.updateProfile({ language });
  const { address } = await person.call.mailIn.turnOn();
  const drafts = () => testApp.database.receipt.findMany({ where: { userId: person.user.id } });
  let count = 0;
  const mail = (what: Partial<InboundMail> = {}): InboundMail => {
    count += 1;
    return {
      messageId: `<${count}.${person.user.id}@mail.example>`,
      recipients: [address ?? ""],
      sender: person.user.email,
      quoted: [],
      html: null,
      text: "My receipt",
      files: [{ bytes: photo(`${person.user.id}${count}`), inText: false }],
      attached: [],
      ...what,
    };
  };
  // Not what is told of the address and its senders themselves (accounts-79).
  const isAnswer = ({ text }: { text: string }) => !/on your account page|la page de votre compte/.test(text);
  const answers = async () =>
    (await testApp.mails()).filter((sent) => sent.to === person.user.email && isAnswer(sent));
  return { ...person, address: address ?? "", drafts, mail, answers };
}

/** An account with an address, and a sender that it added. */
type Writer = Pick<Awaited<ReturnType<typeof withAddress>>, "call"> & { readonly senderId: string };

const take = ({ html, text, files, attached, ...head }: InboundMail) =>
  takeMail(testApp.services, { ...head, content: async () => ({ html, text, files, attached }) });

test("receipts-91 a mail to nobody, or of a stranger, is not parsed", async () => {
  const { mail } = await withAddress();
  let parsed = 0;
  const content = async () => {
    parsed += 1;
    return "unreadable" as const;
  };
  for (const what of [{ recipients: ["receipts+nobody@in.example.org"] }, { sender: "stranger@example.com" }])
    expect(await takeMail(testApp.services, { ...mail(what), content })).toEqual({ done: true });
  expect(parsed).toBe(0);
  await takeMail(testApp.services, { ...mail(), content });
  expect(parsed).toBe(1);
});

describe("receipts-71 an address of one's own", () => {
  test("is off until it is turned on, stays the same, and a new one ends the old one", async () => {
    const { call } = await testApp.signIn();
    expect(await call.mailIn.show()).toMatchObject({ available: true, address: null, mails: [] });
    const on = await call.mailIn.turnOn();
    expect(on.address).toMatch(/^receipts\+[a-z2-9]{20}@in\.example\.org$/);
    expect(await call.mailIn.turnOn()).toEqual(on);
    const renewed = await call.mailIn.renew();
    expect(renewed.address).not.toBe(on.address);
    expect(await call.mailIn.turnOff()).toMatchObject({ address: null });
  });

  test("takes no mail under an old address, nor once it is off, whatever its case", async () => {
    const person = await withAddress();
    const old = person.address;
    await take(person.mail({ recipients: [old.toUpperCase()] }));
    expect(await person.drafts()).toHaveLength(1);
    const renewed = await person.call.mailIn.renew();
    await take(person.mail({ recipients: [old] }));
    await person.call.mailIn.turnOff();
    await take(person.mail({ recipients: [renewed.address ?? ""] }));
    await take(person.mail({ recipients: ["receipts@in.example.org", "somebody@example.org"] }));
    expect(await person.drafts()).toHaveLength(1);
  });

  test("is not to be had where the installation takes no mail, and the API says so", async () => {
    const bare = await openTestApp({ settings: { mailIn: null } });
    try {
      const { call } = await bare.signIn();
      expect(await call.mailIn.show()).toMatchObject({ available: false, address: null });
      for (const ask of [() => call.mailIn.turnOn(), () => call.mailIn.addSender({ email: "a@example.com" })])
        expect((await refusalOf(ask())).message).toContain("does not accept receipts by email");
    } finally {
      await bare.close();
    }
  });
});

describe("receipts-72 who may send", () => {
  test("a stranger's mail is noted and not taken, and nobody is written to", async () => {
    const person = await withAddress();
    const stranger = person.mail({ sender: "stranger@example.net" });
    await take(stranger);
    await take(stranger);
    expect(await person.drafts()).toEqual([]);
    const { mails } = await person.call.mailIn.show();
    expect(mails).toEqual([
      expect.objectContaining({ sender: "stranger@example.net", outcome: "stranger", receipts: 0 }),
    ]);
    expect(await person.answers()).toEqual([]);
    expect((await testApp.mails()).filter(({ to }) => to === "stranger@example.net")).toEqual([]);
  });

  test("an address that was added may send, until it is removed; the answer goes to the account", async () => {
    const person = await withAddress();
    const { senders } = await person.call.mailIn.addSender({ email: "Ereceipts@Grocer.example" });
    expect(senders).toMatchObject([{ email: "ereceipts@grocer.example" }]);
    await take(person.mail({ sender: "ereceipts@grocer.example" }));
    expect(await person.drafts()).toHaveLength(1);
    expect(await person.answers()).toHaveLength(1);
    expect((await testApp.mails()).some(({ to }) => to === "ereceipts@grocer.example")).toBe(false);
    await person.call.mailIn.removeSender({ id: senders[0]?.id ?? "" });
    await take(person.mail({ sender: "ereceipts@grocer.example" }));
    expect(await person.drafts()).toHaveLength(1);
  });

  test("the account's own address may send once it is verified", async () => {
    const person = await withAddress();
    await testApp.database.user.update({ where: { id: person.user.id }, data: { emailVerified: null } });
    await take(person.mail());
    expect(await person.drafts()).toEqual([]);
  });

  test.each([
    ["its address is turned off", ({ call }: Writer) => call.mailIn.turnOff(), []],
    ["its address is renewed", ({ call }: Writer) => call.mailIn.renew(), []],
    [
      "its sender is removed",
      ({ call, senderId }: Writer) => call.mailIn.removeSender({ id: senderId }),
      [{ sender: "aunt@example.net", outcome: "stranger", receipts: 0 }],
    ],
  ] as const)("accounts-93 a mail stores nothing when %s while it is read", async (_what, end, noted) => {
    for (const during of ["parsed", "read"] as const) {
      const person = await withAddress();
      const { senders } = await person.call.mailIn.addSender({ email: "aunt@example.net" });
      const { html, text, files, attached, ...head } = person.mail({ sender: "aunt@example.net" });
      const ends = () => end({ ...person, senderId: senders[0]?.id ?? "" });
      const read = testApp.reader.next;
      testApp.reader.next = async (image) => {
        if (during === "read") await ends();
        return read(image);
      };
      const content = async () => {
        if (during === "parsed") await ends();
        return { html, text, files, attached };
      };
      expect(await takeMail(testApp.services, { ...head, content })).toEqual({ done: true });
      expect(await person.drafts()).toEqual([]);
      expect((await person.call.mailIn.show()).mails).toMatchObject(noted);
      expect(await person.answers()).toEqual([]);
    }
  });

  test("no more than twenty strangers are remembered", async () => {
    const person = await withAddress();
    for (let n = 0; n < 25; n += 1) await take(person.mail({ sender: `s${n}@example.net` }));
    expect(await testApp.database.mailIn.count({ where: { userId: person.user.id } })).toBe(20);
  });
});

describe("receipts-73 what a mail becomes", () => {
  test("each photo and PDF becomes a draft; a logo in the text and other files do not", async () => {
    const person = await withAddress();
    const files = [
      { bytes: photo("one"), inText: false },
      { bytes: Buffer.from("%PDF-1.7 a receipt of a shop"), inText: false },
      { bytes: photo("logo"), inText: true },
      { bytes: photo("a photo pasted into the text", 80_000), inText: true },
      { bytes: Buffer.from("BEGIN:VCARD a business card"), inText: false },
    ];
    await take(person.mail({ files }));
    expect((await person.drafts()).map(({ imageSha256 }) => imageSha256).toSorted()).toEqual(
      [0, 1, 3].map((index) => sha(files[index]?.bytes ?? Buffer.alloc(0))).toSorted(),
    );
  });

  test("the same mail twice, also at once, makes one draft and one answer", async () => {
    const person = await withAddress();
    const mail = person.mail();
    const both = await Promise.all([take(mail), take(mail)]);
    expect(both.filter(({ done }) => done).length).toBeGreaterThan(0);
    expect(await take(mail)).toEqual({ done: true });
    expect(await person.drafts()).toHaveLength(1);
    expect(await person.answers()).toHaveLength(1);
  });

  test("a mail that comes while reading is busy is brought again, and then nothing of it is missing or double", async () => {
    const person = await withAddress();
    const files = ["first", "second"].map((what) => ({ bytes: photo(what), inText: false }));
    const mail = person.mail({ files });
    const read = testApp.reader.next;
    testApp.reader.next = (image) =>
      sha(image) === sha(files[1]?.bytes ?? image)
        ? { ...readFailure("busy"), retryAfterSeconds: 7 }
        : read(image);
    expect(await take(mail)).toEqual({ done: false, retryAfterSeconds: 7 });
    expect(await person.drafts()).toHaveLength(1);
    expect(await person.answers()).toEqual([]);
    testApp.reader.next = read;
    expect(await take(mail)).toEqual({ done: true });
    expect(await person.drafts()).toHaveLength(2);
    expect(await person.answers()).toMatchObject([{ subject: "Your 2 receipts are ready to check" }]);
  });

  test("api-46 a mail to an account that is full is not read, and is brought again when there may be room", async () => {
    const person = await withAddress();
    const mail = person.mail();
    testApp.reader.next = () => {
      throw new Error("It was read.");
    };
    await testApp.pool.query(
      `INSERT INTO receipts (id, user_id, currency, reader, reader_version, catalogue_version, confidence, evidence,
         image_sha256, perceptual_hash)
       SELECT gen_random_uuid(), $1::uuid, 'CAD', 'local', '3', '2026-11', 1, '{}', '', ''
       FROM generate_series(1, $2::int)`,
      [person.user.id, MAX_RECORDS.receipts],
    );
    expect(await take(mail)).toEqual({ done: false, retryAfterSeconds: 3600 });
    await testApp.database.receipt.deleteMany({ where: { userId: person.user.id } });
    readsEverything();
    expect(await take(mail)).toEqual({ done: true });
    expect(await person.drafts()).toHaveLength(1);
  });

  test("a failure on the way lets the mail be read again", async () => {
    const person = await withAddress();
    const mail = person.mail();
    testApp.reader.next = () => {
      throw new Error("The reader is gone.");
    };
    await expect(take(mail)).rejects.toThrow("The reader is gone.");
    readsEverything();
    await take(mail);
    expect(await person.drafts()).toHaveLength(1);
  });
});

test("receipts-119 three photos of one receipt in a mail become one draft, beside another receipt", async () => {
  const { mail, drafts, call, answers } = await withAddress();
  const nothing = { value: null, confidence: 0, rawText: null, box: null };
  const goods = [readItem("GF BREAD", 699), readItem("OAT MILK", 399), readItem("GF PENNE", 449)];
  const more = [readItem("BANANAS", 120), readItem("GF RUSKS", 849), readItem("LENTILS", 219)];
  const all = [...goods, ...more];
  const part = (from: number, to: number, total: number | null) =>
    reading({
      store: from === 0 ? { ...nothing, value: "Maple Grocer", confidence: 0.9 } : nothing,
      subtotalCents: nothing,
      totalCents: total === null ? nothing : { ...nothing, value: total, confidence: 0.9 },
      arithmetic: { itemsCents: 0, subtotalAgrees: null, totalAgrees: null },
      items: all.slice(from, to),
    });
  const seen = new Map<string, ReturnType<typeof reading>>([
    ["foot", part(3, 6, 2735)],
    ["head", part(0, 3, null)],
    ["whole", reading({ store: { ...nothing, value: "Corner Shop", confidence: 0.9 } })],
    ["middle", part(1, 5, null)],
  ]);
  const files = [...seen.keys()].map((what) => ({ bytes: photo(what), inText: false }));
  testApp.reader.next = (image) => {
    const what = [...seen.keys()].find((key) => Buffer.from(photo(key)).equals(Buffer.from(image)));
    const outcome = { imageSha256: sha(image), perceptualHash: sha(image).slice(0, 16) };
    return { ok: true, reading: seen.get(what ?? "") ?? reading(), ...outcome };
  };
  await take(mail({ text: "Two receipts", files }));
  const stored = await drafts();
  expect(stored.map(({ store, totalCents }) => [store, totalCents]).sort()).toEqual([
    ["Corner Shop", 1547],
    ["Maple Grocer", 2735],
  ]);
  const joined = await call.receipts.get({
    id: stored.find(({ totalCents }) => totalCents === 2735)?.id ?? "",
  });
  expect(joined.items.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
  expect(joined.arithmetic.totalAgrees).toBe(true);

  // receipts-123: a picture of it alone, in a later mail.
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
  await take(mail({ text: "The foot again", files: [{ bytes: photo("foot"), inText: false }] }));
  const told = (await answers()).map(({ text }) => text).join("\n");
  expect(told).toContain("One file is a receipt you already have");
  expect(await drafts()).toHaveLength(2);
});

describe("receipts-74 the answer", () => {
  test("says what was found and leads to the draft", async () => {
    const person = await withAddress();
    await take(person.mail());
    const [draft] = await person.drafts();
    const [answer] = await person.answers();
    expect(answer?.subject).toBe("Your receipt is ready to check");
    expect(answer?.text).toContain("3 items found on the receipt of March 14, 2026 from Maple Grocer.");
    expect(answer?.text).toContain(`http://ca.localhost:3000/receipt-review/${draft?.id}`);
  });

  test("is in the account's language", async () => {
    const person = await withAddress("fr");
    await take(person.mail());
    const [answer] = await person.answers();
    expect(answer?.subject).toBe("Votre reçu est prêt à vérifier");
    expect(answer?.text).toContain("3 articles trouvés sur le reçu du 14 mars 2026 de Maple Grocer.");
  });

  test("says why there is none: too large, unreadable, no receipt, nothing in it", async () => {
    const person = await withAddress();
    const files = [
      { bytes: null, inText: false },
      { bytes: photo("broken"), inText: false },
      { bytes: photo("a cat"), inText: false },
    ];
    testApp.reader.next = (image) =>
      sha(image) === sha(files[1]?.bytes ?? image)
        ? readFailure("truncated")
        : {
            ok: true,
            reading: reading({
              items: [],
              issues: [{ code: "not_a_receipt", reason: "no_text", message: "No text.", itemIndex: null }],
            }),
            imageSha256: sha(image),
            perceptualHash: "0".repeat(16),
          };
    await take(person.mail({ files }));
    const [why] = await person.answers();
    await take(person.mail({ files: [], text: "See you on Sunday." }));
    const [, nothing] = await person.answers();
    expect(why?.text).toContain("One file is larger than 15 MB and was not read.");
    expect(why?.text).toContain("One file could not be read.");
    expect(why?.text).toContain("No receipt was found in one file.");
    expect(nothing?.text).toContain("no photo or PDF of a receipt, and no prices in its text");
    expect(nothing?.text).toContain("http://ca.localhost:3000/upload-receipt");
    expect(await person.drafts()).toEqual([]);
    const { mails } = await person.call.mailIn.show();
    expect(mails.map(({ outcome }) => outcome)).toEqual(["nothing", "nothing"]);
  });

  test("says that the same receipt was here before, by its photo or by its purchase", async () => {
    const person = await withAddress();
    const [file] = person.mail().files;
    await take(person.mail({ files: file ? [file] : [] }));
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
    await person.answers();
    await take(person.mail({ files: file ? [file] : [] }));
    await person.answers();
    await take(person.mail());
    const [, same, alike] = await person.answers();
    expect(same?.text).toContain("One file is a receipt you already have");
    expect(alike?.text).toContain("You already have a receipt for the same purchase");
    expect(await person.drafts()).toHaveLength(2);
  });
});

describe("receipts-75 a receipt in the text of a mail", () => {
  const html = `<html><head><script>alert(1)</script><style>td{color:red}</style></head><body>
    <img src="https://tracker.example/pixel.gif"><table><tr><td><table>
    <tr><td>GF WHT BREAD</td><td align="right">6.99</td></tr><tr><td>BANANAS</td><td>3.99</td></tr>
    <tr><td>TOTAL</td><td>10.98</td></tr></table></td></tr></table></body></html>`;

  test("is read as a page, once, with nothing of its scripts and pictures", async () => {
    const person = await withAddress();
    const pages: Uint8Array[] = [];
    const read = testApp.reader.next;
    testApp.reader.next = (image) => {
      pages.push(image);
      return read(image);
    };
    await take(person.mail({ html, files: [] }));
    await take(person.mail({ html, files: [] }));
    expect(pages).toHaveLength(1);
    expect(Buffer.from(pages[0] ?? []).toString("latin1")).toMatch(/^%PDF-/);
    expect(await person.drafts()).toHaveLength(1);
  });

  test("receipts-122 of a shop that may write is read below the mail's head, and a relative's is not", async () => {
    const person = await withAddress();
    const pages: Uint8Array[] = [];
    const read = testApp.reader.next;
    testApp.reader.next = (image) => {
      pages.push(image);
      return read(image);
    };
    const quoted = ["From: Juniper & Rye <x@example.com>", "Date: Thu, 16 Apr 2026 09:12:04 -0400"];
    const senders = [
      "no-reply@juniper.example",
      "commandes@juniper.example",
      "paul@example.com",
      "orders@instacart.com",
      person.user.email,
    ];
    for (const [at, sender] of senders.entries()) {
      if (sender !== person.user.email) await person.call.mailIn.addSender({ email: sender });
      const order = html
        .replace("GF WHT BREAD", "Gluten free white bread")
        .replace("BANANAS", `Ripe bananas of the organic kind ${"x".repeat(at)}`);
      await take(person.mail({ sender, quoted, html: order, files: [] }));
    }
    const hasHead = [];
    for (const page of pages) {
      const { words } = await decodeImage(Buffer.from(page));
      if (!words) throw new Error("The page has text");
      hasHead.push(understandPage(words, "2026-04-20").store.value === "Juniper & Rye");
    }
    expect(hasHead).toEqual([true, true, false, false, false]);
  });

  test("receipts-101 of a mail that was sent two days after the purchase is the same as its PDF", async () => {
    const person = await withAddress();
    const day = (value: string) => ({ value, confidence: 0.9, rawText: value, box: null });
    readsByKind((isPage) => reading({ purchaseDate: day(isPage ? "2026-03-16" : "2026-03-14") }));
    await take(person.mail({ html }));
    expect(await person.drafts()).toHaveLength(1);
    readsByKind((isPage) => reading({ purchaseDate: day(isPage ? "2026-03-08" : "2026-03-14") }));
    await take(person.mail({ html: html.replace("BANANAS", "APPLES") }));
    expect(await person.drafts()).toHaveLength(3);
  });

  test("makes no draft where a file of the mail is of the same purchase", async () => {
    const person = await withAddress();
    await take(person.mail({ html }));
    expect(await person.drafts()).toHaveLength(1);
  });

  test("receipts-101 counts beside a flyer, which makes no draft and is told", async () => {
    const person = await withAddress();
    const flyer = reading({
      totalCents: { value: null, confidence: 0, rawText: null, box: null },
      arithmetic: { itemsCents: 1547, subtotalAgrees: null, totalAgrees: null },
    });
    const mail = person.mail({ html });
    readsByKind((isPage) => (isPage ? reading() : flyer));
    await take(mail);
    const [draft, ...others] = await person.drafts();
    expect([draft?.totalCents, others]).toEqual([1547, []]);
    const [answer] = await person.answers();
    expect(answer?.text).toContain("3 items found on the receipt of March 14, 2026 from Maple Grocer.");
    expect(answer?.text).toContain("No receipt was found in one file.");
  });

  test("receipts-101 of another purchase than the photo beside it makes a draft of its own", async () => {
    const person = await withAddress();
    const other = reading({ totalCents: { value: 1098, confidence: 0.9, rawText: null, box: null } });
    readsByKind((isPage) => (isPage ? other : reading()));
    await take(person.mail({ html }));
    expect((await person.drafts()).map(({ totalCents }) => totalCents).sort()).toEqual([1098, 1547]);
  });

  test("receipts-99 a small photo pasted into a mail counts where nothing else of it is a receipt", async () => {
    const person = await withAddress();
    const pasted = { bytes: photo(`pasted ${person.user.id}`, 30_000), inText: true };
    await take(person.mail({ files: [pasted], text: "Here it is." }));
    expect(await person.drafts()).toHaveLength(1);
    await take(person.mail({ html, files: [{ ...pasted, bytes: photo(`logo ${person.user.id}`, 30_000) }] }));
    expect(await person.drafts()).toHaveLength(2);
  });

  test("counts where the person's own words are around it, quoted or not", async () => {
    const person = await withAddress();
    const text = "Fwd: your receipt\n> GF PENNE      4.49\n> TOTAL     4.49\n";
    await take(person.mail({ text, files: [] }));
    expect(await person.drafts()).toHaveLength(1);
  });
});

/** The reader as it reads a page of text. */
function readsText() {
  testApp.reader.next = async (image) => {
    const { words } = await decodeImage(Buffer.from(image));
    if (!words) throw new Error("The page has text");
    const read = understandPage(words, "2026-04-20");
    return { ok: true, reading: read, imageSha256: sha(image), perceptualHash: sha(image).slice(0, 16) };
  };
}

const letter = (text: string) => ({ html: null, text, files: [] });

describe("receipts-125 mails that are attached to a mail", () => {
  const receipt = (shop: string, day: string, ...goods: readonly string[]) =>
    `From: ${shop} <a@shop.example>\nDate: ${day} 09:12:04 -0400\nSubject: Your receipt\n${goods.join("\n")}`;
  const sobeys = receipt("Sobeys", "Thu, 16 Apr 2026", "Gluten free bread   $7.49", "Total   $7.49");
  const metro = receipt("Metro", "Fri, 17 Apr 2026", "Gluten free penne   $7.49", "Total   $7.49");
  const seenIn = async (person: {
    drafts: () => Promise<{ store: string | null; totalCents: number | null }[]>;
  }) => (await person.drafts()).map(({ store, totalCents }) => [store, totalCents]).sort();

  test("are a receipt each, also of the same total and a day apart", async () => {
    const person = await withAddress();
    readsText();
    await take(
      person.mail({
        text: "Two receipts of 7.49 and 7.49.",
        files: [],
        attached: [letter(sobeys), letter(metro)],
      }),
    );
    expect(await seenIn(person)).toEqual([
      ["Metro", 749],
      ["Sobeys", 749],
    ]);
    const [answer] = await person.answers();
    expect(answer?.text).toContain("from Sobeys");
    expect(answer?.text).toContain("from Metro");
    expect(answer?.text).not.toContain("No receipt was found");
  });

  test("one that holds no receipt is told, and hides no other", async () => {
    const person = await withAddress();
    readsText();
    await take(
      person.mail({ text: null, files: [], attached: [letter("See you on Sunday."), letter(metro)] }),
    );
    expect(await seenIn(person)).toEqual([["Metro", 749]]);
    const [answer] = await person.answers();
    expect(answer?.text).toContain("No receipt was found in one file.");
  });

  test("receipts-101 a file stands for one receipt of the text beside it, and not for two of the same total", async () => {
    const person = await withAddress();
    readsText();
    const file = async (text: string) => ({ bytes: await writeRows(rowsOfText(text)), inText: false });
    const two = `${sobeys.replace("Subject", "Order 22331\nSubject")}\nOrder 22332 of Friday, thank you for your business\nGluten free penne   $7.49\nTotal   $7.49`;
    const files = [
      await file(
        "Sobeys on Main Street\nApril 16, 2026\nThank you for shopping with us\nGluten free bread   $7.49\nTotal   $7.49",
      ),
    ];
    await take(person.mail({ text: two, files }));
    expect(await person.drafts()).toHaveLength(2);
  });
});

describe("receipts-126 several receipts in one text without order numbers", () => {
  const SOBEYS =
    "Sobeys\nApril 12, 2026\nGluten free bread   $7.49\nBananas   $1.84\nTotal   $9.33\nVisa   $9.33\nThank you!";
  const METRO =
    "Metro\nApril 14, 2026\nGluten free penne   $4.49\nApples   $3.10\nSubtotal   $7.59\nTotal   $7.59";
  const SAME = "Metro\nApril 14, 2026\nGluten free penne   $4.49\nRice   $4.84\nTotal   $9.33";

  test.each([
    [
      "of two shops",
      [SOBEYS, METRO],
      [
        ["Metro", 759],
        ["Sobeys", 933],
      ],
    ],
    [
      "of the same total",
      [SOBEYS, SAME],
      [
        ["Metro", 933],
        ["Sobeys", 933],
      ],
    ],
    [
      "three of them",
      [METRO, SOBEYS, SAME],
      [
        ["Metro", 759],
        ["Metro", 933],
        ["Sobeys", 933],
      ],
    ],
  ])("%s are drafts of their own where each adds up", async (_what, texts, receipts) => {
    const person = await withAddress();
    readsText();
    const html = texts
      .map((text) =>
        text
          .split("\n")
          .map(
            (line) =>
              `<tr>${line
                .split("   ")
                .map((cell) => `<td>${cell}</td>`)
                .join("")}</tr>`,
          )
          .join(""),
      )
      .map((rows) => `<table>${rows}</table>`)
      .join("<hr>");
    for (const body of [{ text: texts.join("\n\n") }, { html }]) {
      await testApp.database.receipt.deleteMany({ where: { userId: person.user.id } });
      await take(person.mail({ text: null, files: [], ...body }));
      expect((await person.drafts()).map(({ store, totalCents }) => [store, totalCents]).sort()).toEqual(
        receipts,
      );
    }
  });

  test("forwarded one below the other each have shop and day from the head above it", async () => {
    const person = await withAddress();
    readsText();
    const forwarded = (shop: string, day: string, goods: string) =>
      `---------- Forwarded message ---------\nFrom: ${shop} <no-reply@shop.example>\nDate: ${day} at 9:12 AM\nSubject: Your receipt\nTo: <ana@example.com>\n\n${goods}\n\n`;
    const text = `FYI\n\n${forwarded("Sobeys", "Sun, Apr 12, 2026", "Bread   $7.49\nTotal   $7.49")}${forwarded("Metro", "Tue, Apr 14, 2026", "Penne   $7.49\nTotal   $7.49")}`;
    await take(person.mail({ text, files: [] }));
    const drafts = await person.drafts();
    expect(
      drafts.map(({ store, purchaseDate }) => [store, purchaseDate?.toISOString().slice(0, 10)]).sort(),
    ).toEqual([
      ["Metro", "2026-04-14"],
      ["Sobeys", "2026-04-12"],
    ]);
  });

  test("of which one does not add up are one draft, which says that it is not all", async () => {
    const person = await withAddress();
    readsText();
    for (const second of [METRO, SAME]) {
      await testApp.database.receipt.deleteMany({ where: { userId: person.user.id } });
      await take(person.mail({ text: `${SOBEYS}\n${second.replace("$4.49", "$4.99")}`, files: [] }));
      const [draft, ...others] = await person.drafts();
      expect(others).toEqual([]);
      const { issues } = await person.call.receipts.get({ id: draft?.id ?? "" });
      expect(issues.map(({ code }) => code).join(" ")).toMatch(/(?:items_do|total_does)_not_add_up/);
    }
  });

  /** How often a mail's pages are read until it is done with. */
  async function readingsOf(person: Awaited<ReturnType<typeof withAddress>>, what: Partial<InboundMail>) {
    readsText();
    const read = testApp.reader.next;
    let readings = 0;
    testApp.reader.next = (image) => {
      readings += 1;
      return read(image);
    };
    expect(await take(person.mail({ text: null, files: [], ...what }))).toEqual({ done: true });
    return readings;
  }

  test("are read no further than to the first that does not add up, and then as one", async () => {
    const person = await withAddress();
    const text = [METRO.replace("$4.49", "$4.99"), SOBEYS, SAME, METRO].join("\n\n");
    expect(await readingsOf(person, { text })).toBe(2);
    expect(await person.drafts()).toHaveLength(1);
  });

  test("of a mail and all that is attached to it no more than forty pages are read", async () => {
    const person = await withAddress();
    const letters = Array.from({ length: 12 }, (_, at) =>
      letter(
        [...Array.from({ length: 9 }, () => SOBEYS), METRO.replace("$4.49", `$5.${10 + at}`)].join("\n\n"),
      ),
    );
    expect(await readingsOf(person, { attached: letters })).toBe(40);
  });

  test.each([
    [
      "a total at its head and at its foot",
      "Sobeys\nApril 12, 2026\nOrder total   $9.33\nGluten free bread   $7.49\nBananas   $1.84\nTotal   $9.33",
    ],
    [
      "two parcels with a total each",
      "Sobeys\nApril 12, 2026\nParcel 1\nGluten free bread   $7.49\nTotal of parcel   $7.49\nParcel 2\nBananas   $1.84\nTotal of parcel   $1.84\nGrand total   $9.33",
    ],
    [
      "a total below each item, and what is due at its foot",
      "Sobeys\nApril 12, 2026\nGluten free bread   $7.49\nItem total   $7.49\nBananas   $1.84\nItem total   $1.84\nAmount due   $9.33",
    ],
    [
      "what was saved and its taxes in total",
      "Sobeys\nApril 12, 2026\nGluten free bread   $7.49\nTotal saved   $2.00\nBananas   $1.84\nTotal   $9.33\nTotal tax   $0.00",
    ],
  ])("one receipt with %s is one draft", async (_what, text) => {
    const person = await withAddress();
    readsText();
    await take(person.mail({ text, files: [] }));
    expect((await person.drafts()).map(({ totalCents }) => totalCents)).toEqual([933]);
  });
});

test("receipts-132 of a mail and all that is attached to it twenty photos are read, small ones among them, and what is left out is told", async () => {
  const person = await withAddress();
  let read = 0;
  testApp.reader.next = (image) => {
    read += 1;
    const none = { code: "not_a_receipt", reason: "no_text", message: "No text.", itemIndex: null } as const;
    const nothing = reading({ items: [], issues: [none] });
    return { ok: true, reading: nothing, imageSha256: sha(image), perceptualHash: "0".repeat(16) };
  };
  const photosOf = (which: number) => ({
    html: null,
    text: null,
    files: [1, 2, 3, 4, 5].map((one) => ({
      bytes: photo(`${which} ${one} ${person.user.id}`, 9000),
      inText: one > 3,
    })),
  });
  await take(person.mail({ text: "Here", files: [], attached: [1, 2, 3, 4, 5, 6, 7, 8].map(photosOf) }));
  expect(read).toBe(20);
  const answers = await person.answers();
  expect(answers).toHaveLength(1);
  expect(answers[0]?.text).toContain("12 files were not read: of one email 20 photos and PDFs are read.");
});

test("receipts-76 after fifty mails in a day the rest is refused, and that is said once", async () => {
  const person = await withAddress();
  await testApp.database.mailIn.createMany({
    data: Array.from({ length: 50 }, (_, n) => ({
      userId: person.user.id,
      messageKey: `filler ${n}`,
      sender: person.user.email,
      outcome: "drafts",
      receivedAt: testApp.clock.now,
    })),
  });
  await take(person.mail());
  await take(person.mail());
  expect(await person.drafts()).toEqual([]);
  expect(await person.answers()).toMatchObject([{ subject: "No receipt was added from your email" }]);
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 25 * 3_600_000);
  await take(person.mail());
  expect(await person.drafts()).toHaveLength(1);
});

test("receipts-77 a signature's token serves the mail that it came with, again and no other", async () => {
  const one = () => isForThisMail(testApp.services, "token", "<one@mail.example>");
  expect([await one(), await one()]).toEqual([true, true]);
  expect(await isForThisMail(testApp.services, "token", "<two@mail.example>")).toBe(false);
});

test("receipts-73 a mail is forgotten after ninety days, and what it became stays", async () => {
  const person = await withAddress();
  await take(person.mail());
  const now = () => new Date(testApp.clock.now.getTime() + 91 * DAY_MS);
  await clearExpired({ ...testApp.services, now });
  expect((await person.call.mailIn.show()).mails).toEqual([]);
  expect(await person.drafts()).toHaveLength(1);
});
