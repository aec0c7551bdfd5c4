import type { Server } from "node:net";
import hoodiecrow from "hoodiecrow-imap";
import { afterEach, expect, test } from "vitest";
import { createImapMailbox } from "../src/inbound/imap-mailbox";
import type { DeliveredMail, MailContent, MailHead, MailTaken } from "../src/inbound/inbound-mail";
import { parsingHere } from "./parsing-here";

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
  /** A mailbox as a process opens it that has just begun. */
  const open = () =>
    createImapMailbox({
      url: `imap://testuser:testpass@127.0.0.1:${port}/INBOX`,
      name: "receipts",
      domain: "example.org",
      parsing: parsingHere,
      onFailed: (error) => failed.push(error),
    });
  const stored = (): StoredMail[] => server?.getMailbox("INBOX").messages ?? [];
  const having = (flag: string) => () => stored().map(({ flags }) => flags.includes(flag));
  return { mailbox: open(), open, failed, seen: having("\\Seen"), flagged: having("\\Flagged") };
}

/** Takes every mail and keeps it, or answers what it is told to. */
function taking(answer: (mail: MailHead) => MailTaken = () => ({ done: true })) {
  const mails: (MailHead & MailContent)[] = [];
  return {
    mails,
    take: async (mail: DeliveredMail) => {
      const content = await mail.content();
      if (typeof content === "string") throw new Error(content);
      mails.push({ ...mail, ...content });
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
    url: `imap://testuser:wrong@127.0.0.1:${port}/INBOX`,
    name: "receipts",
    domain: "example.org",
    parsing: parsingHere,
    onFailed: () => {},
  });
  await expect(mailbox.collect(taking().take)).rejects.toThrow();
});

test("receipts-92 more mails than one look takes are worked through, whatever waits before and behind them", async () => {
  const others = Array.from({ length: 60 }, (_, at) => ({
    raw: mailTo("someone@example.org", `other${at}`),
  }));
  const ours = Array.from({ length: 60 }, (_, at) => ({ raw: mailTo(OURS, `ours${at}`) }));
  const { mailbox, seen } = await serverWith([
    { raw: mailTo(OURS, "busy") },
    ...ours,
    ...others,
    { raw: mailTo(OURS, "last") },
  ]);
  const { mails, take } = taking(({ messageId }) =>
    messageId.includes("busy") ? { done: false, retryAfterSeconds: 60 } : { done: true },
  );
  await mailbox.collect(take);
  expect(mails).toHaveLength(50);
  await mailbox.collect(take);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(62);
  expect(seen().filter(Boolean)).toHaveLength(61);
});

test("receipts-92 a mail that fails three times is set aside, seen and flagged, and no other one is", async () => {
  const { mailbox, failed, seen, flagged } = await serverWith([
    { raw: mailTo(OURS, "poisoned") },
    { raw: mailTo(OURS, "fine") },
  ]);
  const { take } = taking(({ messageId }) => {
    if (messageId.includes("poisoned")) throw new Error("It can't be taken.");
    return { done: true };
  });
  await mailbox.collect(take);
  await mailbox.collect(take);
  expect(seen()).toEqual([false, true]);
  await mailbox.collect(take);
  expect(seen()).toEqual([true, true]);
  expect(flagged()).toEqual([true, false]);
  await mailbox.collect(take);
  expect(failed).toHaveLength(3);
});

test("receipts-95 how often a mail failed is kept in the mailbox, so that a restart does not reset it", async () => {
  const { open, failed, flagged } = await serverWith([{ raw: mailTo(OURS, "poisoned") }]);
  const { take } = taking(() => {
    throw new Error("It can't be taken.");
  });
  for (const look of [1, 2, 3]) {
    expect(flagged()).toEqual([false]);
    await open().collect(take);
    expect(failed).toHaveLength(look);
  }
  expect(flagged()).toEqual([true]);
  await open().collect(take);
  expect(failed).toHaveLength(3);
});
