import type { Server } from "node:net";
import hoodiecrow from "hoodiecrow-imap";
import { afterEach, expect, test } from "vitest";
import { createImapMailbox } from "../src/inbound/imap-mailbox";
import type { InboundMail, Taken } from "../src/inbound/inbound-mail";

interface StoredMail {
  readonly raw: string;
  readonly flags: string[];
}

let server: ReturnType<typeof hoodiecrow> | undefined;
afterEach(async () => {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
});

const mailTo = (to: string, id: string, more = "") =>
  [
    "From: Ann <ann@example.com>",
    `To: ${to}`,
    `Message-ID: <${id}@example.com>`,
    "Subject: Receipt",
    "",
    `TOTAL 10.98${more}`,
    "",
  ].join("\r\n");

/** A server that speaks IMAP, with these mails in its INBOX. */
async function serverWith(mails: readonly { raw: string; flags?: string[] }[]) {
  const internaldate = "14-Mar-2099 21:22:28 +0000";
  const messages = mails.map(({ raw, flags = [] }) => ({ raw, flags, internaldate }));
  server = hoodiecrow({ plugins: ["ID", "UIDPLUS", "IDLE"], storage: { INBOX: { messages } } });
  const imap: Server = server.server;
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const bound = imap.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const failed: unknown[] = [];
  const mailbox = createImapMailbox({
    url: `imap://testuser:testpass@127.0.0.1:${port}/INBOX`,
    name: "receipts",
    domain: "example.org",
    onFailed: (error) => failed.push(error),
  });
  const stored = (): StoredMail[] => server?.getMailbox("INBOX").messages ?? [];
  return { mailbox, failed, seen: () => stored().map(({ flags }) => flags.includes("\\Seen")) };
}

/** Takes every mail and keeps it, or answers what it is told to. */
function taking(answer: (mail: InboundMail) => Taken = () => ({ done: true })) {
  const mails: InboundMail[] = [];
  return {
    mails,
    take: async (mail: InboundMail) => {
      mails.push(mail);
      return answer(mail);
    },
  };
}

const OURS = "receipts+abc@example.org";

test("receipts-78 mails to the address are taken once and become seen; others stay as they are", async () => {
  const { mailbox, seen } = await serverWith([
    { raw: mailTo(OURS, "one") },
    { raw: mailTo("someone@example.org", "private") },
    { raw: mailTo(OURS, "old"), flags: ["\\Seen"] },
  ]);
  const first = taking();
  await mailbox.collect(first.take);
  expect(first.mails).toMatchObject([
    { messageId: "<one@example.com>", sender: "ann@example.com", recipients: [OURS] },
  ]);
  expect(first.mails[0]?.text).toContain("TOTAL 10.98");
  expect(seen()).toEqual([true, false, true]);
  const second = taking();
  await mailbox.collect(second.take);
  expect(second.mails).toEqual([]);
});

test("receipts-78 a mail that can't be read now, or fails, waits in the mailbox and keeps no other one", async () => {
  const { mailbox, failed, seen } = await serverWith([
    { raw: mailTo(OURS, "busy") },
    { raw: mailTo(OURS, "broken") },
    { raw: mailTo(OURS, "fine") },
  ]);
  await mailbox.collect(
    taking(({ messageId }) => {
      if (messageId.includes("broken")) throw new Error("It could not be stored.");
      return messageId.includes("busy") ? { done: false, retryAfterSeconds: 60 } : { done: true };
    }).take,
  );
  expect(seen()).toEqual([false, false, true]);
  expect(failed).toMatchObject([{ message: "It could not be stored." }]);
});

test("receipts-74 a mail that is too large is not fetched, and is told as one", async () => {
  const { mailbox, seen } = await serverWith([{ raw: mailTo(OURS, "large", "x".repeat(65 * 1024 * 1024)) }]);
  const { mails, take } = taking();
  await mailbox.collect(take);
  expect(mails).toMatchObject([{ messageId: "<large@example.com>", files: [{ bytes: null }] }]);
  expect(seen()).toEqual([true]);
});

test("receipts-78 a wrong password is an error, so that the job says so and tries again", async () => {
  await serverWith([]);
  const bound = server?.server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const mailbox = createImapMailbox({
    ...{ url: `imap://testuser:wrong@127.0.0.1:${port}/INBOX`, name: "receipts", domain: "example.org" },
    onFailed: () => {},
  });
  await expect(mailbox.collect(taking().take)).rejects.toThrow();
});
