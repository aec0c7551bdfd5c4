import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmationIn } from "../src/mail-in/verbs/forwarding-confirmation";
import { takeMail } from "../src/mail-in/verbs/take-mail";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const GMAIL = "forwarding-noreply@google.com";
const LINK = "https://mail-settings.google.com/mail/vf-%5BANGjdJ8example%5D-Xy_z";
const asked = (link = LINK) => `ana@gmail.com has requested to automatically forward mail to your email
address.
Confirmation code: 481516234

To allow it, please click the link below to confirm the request:

${link}

To cancel: https://mail-settings.google.com/mail/uf-%5BANGjdJ8example%5D-Xy_z
`;

let sent = 0;
async function withAddress() {
  const person = await testApp.signIn();
  const { address } = await person.call.mailIn.turnOn();
  const take = (sender: string, text: string, messageId = `<${++sent}@google.com>`) =>
    takeMail(testApp.services, {
      messageId,
      sender,
      quoted: [],
      recipients: [address ?? ""],
      content: async () => ({ html: null, text, files: [], attached: [] }),
    });
  const mails = async () =>
    (await testApp.mails()).filter(
      ({ to, subject }) => to === person.user.email && subject.startsWith("Gmail asks"),
    );
  const drafts = () => testApp.database.receipt.count({ where: { userId: person.user.id } });
  return { ...person, address: address ?? "", take, mails, drafts };
}

describe("receipts-110 Gmail's question whether mail may be forwarded", () => {
  test("reaches the owner with code and link, once, and makes no draft", async () => {
    const person = await withAddress();
    expect(await person.take(GMAIL, asked(), "<1@google.com>")).toEqual({ done: true });
    await person.take(GMAIL, asked(), "<1@google.com>");
    const mails = await person.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("481516234");
    expect(mails[0]?.text).toContain(LINK);
    expect(mails[0]?.text).not.toContain("/mail/uf-");
    expect(await person.drafts()).toBe(0);
  });

  test("accounts-93 is not handed on where the address was turned off while it was read", async () => {
    const person = await withAddress();
    const taken = await takeMail(testApp.services, {
      messageId: "<off@google.com>",
      sender: GMAIL,
      quoted: [],
      recipients: [person.address],
      content: async () => {
        await person.call.mailIn.turnOff();
        return { html: null, text: asked(), files: [], attached: [] };
      },
    });
    expect(taken).toEqual({ done: true });
    expect(await person.mails()).toEqual([]);
    expect(await testApp.database.mailIn.count({ where: { userId: person.user.id } })).toBe(0);
  });

  test.each(["forwarding-noreply@google.com.evil.example", "noreply@google.com", "forwarding@example.com"])(
    "of %s is a stranger's mail",
    async (sender) => {
      const person = await withAddress();
      await person.take(sender, asked());
      expect(await person.mails()).toEqual([]);
      expect((await person.call.mailIn.show()).mails).toMatchObject([{ sender, outcome: "stranger" }]);
    },
  );

  test("with a forged sender leads to no page but Google's", async () => {
    const person = await withAddress();
    await person.take(GMAIL, asked("https://mail-settings.google.com.evil.example/mail/vf-1"));
    const [mail] = await person.mails();
    expect(`${mail?.text} ${mail?.html}`).not.toContain("evil.example");
    expect(await person.take(GMAIL, "Please pay at https://evil.example")).toEqual({ done: true });
    expect(await person.mails()).toHaveLength(1);
  });

  test("is handed on five times a day", async () => {
    const person = await withAddress();
    for (let time = 0; time < 7; time += 1) await person.take(GMAIL, asked());
    expect(await person.mails()).toHaveLength(5);
  });

  test("is parsed twenty times a day, whatever it says, and again after a failure of our own", async () => {
    const person = await withAddress();
    const take = (content: () => Promise<never>) =>
      takeMail(testApp.services, {
        messageId: "<one>",
        sender: GMAIL,
        quoted: [],
        recipients: [person.address],
        content,
      });
    const failing = () => take(() => Promise.reject(new Error("No memory.")));
    await expect(failing()).rejects.toThrow("No memory.");
    await expect(failing()).rejects.toThrow("No memory.");
    for (let time = 0; time < 21; time += 1) await person.take(GMAIL, "Nothing that is asked");
    const where = { userId: person.user.id };
    expect(await testApp.database.mailIn.count({ where })).toBe(20);
  });

  test("in French says its code too", () => {
    const text = "Code de confirmation\u00a0: 481516234\nhttps://mail.google.com/mail/vf-abc";
    expect(confirmationIn({ text, html: null })).toEqual({
      code: "481516234",
      link: "https://mail.google.com/mail/vf-abc",
    });
  });
});
