import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { ImapFlow } from "imapflow";
import type { DeliveredMail, Mailbox, MailContent, MailHead, MailParsing, NotParsed } from "./inbound-mail";
import { WaitingMails } from "./waiting-mails";

/** Mails that one look takes, and heads that it reads; the next look, a minute later, goes on behind them. */
const MAX_MAILS = 50;
const MAX_HEADS = 500;
/** Older mails that nobody read are not receipts that wait for us. */
const DAYS_BACK = 30;
/** A larger mail is not fetched: its sender is told to send the photo smaller. */
const LARGEST_BYTES = 64 * 1024 * 1024;
const IMPLICIT_TLS_PORT = 993;
const PLAIN_PORT = 143;

export interface ImapSettings {
  /** `imaps://user:password@host/INBOX`; `imap:` turns to TLS where the server offers it. */
  readonly url: string;
  /** Mails to `name+…@domain` are taken; every other mail of the mailbox is left as it is. */
  readonly name: string;
  readonly domain: string;
  readonly parsing: MailParsing;
  /** Told of a mail that could not be read or taken; it is tried again, three times in all. */
  readonly onFailed: (error: unknown) => void;
}

function connectionOf(address: string): { client: ImapFlow; folder: string } {
  const url = new URL(address);
  const secure = url.protocol === "imaps:";
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (secure ? IMPLICIT_TLS_PORT : PLAIN_PORT),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
  });
  // A connection that ends by itself fails the call under way, which says so.
  client.on("error", () => {});
  return { client, folder: decodeURIComponent(url.pathname.slice(1)) || "INBOX" };
}

/** With a number behind it, a keyword that says how often a mail failed, for whatever process looks next. */
const TRIED = "$GfLedgerTried";

/** How often a mail failed, by its keywords; a mailbox may keep none. */
function triesIn(flags: ReadonlySet<string> = new Set()): number {
  const reported = [...flags].map((flag) => (flag.startsWith(TRIED) ? Number(flag.slice(TRIED.length)) : 0));
  return Math.max(0, ...reported.filter((tries) => Number.isInteger(tries)));
}

const TOO_LARGE: MailContent = {
  html: null,
  text: null,
  files: [{ bytes: null, inText: false }],
  attached: [],
};

/**
 * A mailbox over IMAP. Mails that are done with become seen, and those that failed three times seen and flagged;
 * none is moved or deleted (receipts-78, receipts-92).
 */
export function createImapMailbox({ url, name, domain, parsing, onFailed }: ImapSettings): Mailbox {
  const waiting = new WaitingMails();
  const isOurs = ({ recipients }: MailHead) =>
    recipients.some((one) => one.startsWith(`${name}+`) && one.endsWith(`@${domain}`));

  async function contentOf(client: ImapFlow, uid: number): Promise<MailContent | NotParsed> {
    const whole = (await client.fetchOne(String(uid), { source: true }, { uid: true })) || null;
    return whole?.source ? parsing.content({ from: "message", bytes: whole.source }) : "unreadable";
  }

  /** The mail, `null` for one that is somebody else's. Its head is looked at before the rest is fetched. */
  async function mailOf(client: ImapFlow, uid: number): Promise<DeliveredMail | "later" | null> {
    const fetched =
      (await client.fetchOne(String(uid), { headers: true, size: true }, { uid: true })) || null;
    const headers = fetched?.headers;
    const size = fetched?.size ?? 0;
    if (!headers?.toString("latin1").toLowerCase().includes(`${name}+`)) return null;
    const head = await parsing.head({ from: "message", bytes: headers }, `${url}#${uid}`);
    if (head === "later") return head;
    if (head === "unreadable") throw new Error("The head of a mail could not be parsed.");
    if (!isOurs(head)) return null;
    return { ...head, content: async () => (size > LARGEST_BYTES ? TOO_LARGE : contentOf(client, uid)) };
  }

  /** Notes on a mail that it failed; at the third time it is set aside. */
  async function noteFailed(client: ImapFlow, uid: number): Promise<void> {
    const mail = (await client.fetchOne(String(uid), { flags: true }, { uid: true })) || null;
    const { tries, isSetAside } = waiting.failed(uid, triesIn(mail?.flags));
    const flags = isSetAside ? ["\\Seen", "\\Flagged"] : [`${TRIED}${tries}`];
    await client.messageFlagsAdd(String(uid), flags, { uid: true });
  }

  return {
    async collect(take) {
      const { client, folder } = connectionOf(url);
      await client.connect();
      try {
        const { uidValidity } = await client.mailboxOpen(folder);
        const since = new Date(Date.now() - DAYS_BACK * DAY_MS);
        const unseen = await client.search({ seen: false, since }, { uid: true });
        let taken = 0;
        for (const uid of waiting.inTurn(uidValidity, unseen || []).slice(0, MAX_HEADS)) {
          if (taken >= MAX_MAILS) break;
          waiting.lookedAt(uid);
          try {
            const mail = await mailOf(client, uid);
            if (mail === null) waiting.isAnothers(uid);
            if (mail === null || mail === "later") continue;
            taken += 1;
            if (!(await take(mail)).done) continue;
            await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
          } catch (error) {
            onFailed(error);
            if (!client.usable) throw error;
            await noteFailed(client, uid);
          }
        }
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}
