import { ImapFlow } from "imapflow";
import type { InboundMail, Mailbox } from "./inbound-mail";
import { parseInbound } from "./parse-message";

/** Looked at in one go; the next one comes a minute later. */
const MOST_MAILS = 50;
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
  /** Told of a mail that could not be read or taken; it is tried again the next time. */
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

/** What is known of a mail that is too large to be fetched. */
const unfetched = (mail: InboundMail): InboundMail => ({ ...mail, files: [{ bytes: null, inText: false }] });

/** A mailbox over IMAP. Mails that are done with become seen; none is moved or deleted. */
export function createImapMailbox({ url, name, domain, onFailed }: ImapSettings): Mailbox {
  const isOurs = ({ recipients }: InboundMail) =>
    recipients.some((one) => one.startsWith(`${name}+`) && one.endsWith(`@${domain}`));

  /** The mail, `null` for one that is somebody else's. Its head is looked at before the rest is fetched. */
  async function mailOf(client: ImapFlow, uid: number): Promise<InboundMail | null> {
    const range = String(uid);
    const head = await client.fetchOne(range, { headers: true, size: true }, { uid: true });
    if (!head) return null;
    const fallbackId = `${url}#${uid}`;
    const told = await parseInbound(head.headers ?? Buffer.alloc(0), fallbackId);
    if (!isOurs(told)) return null;
    if ((head.size ?? 0) > LARGEST_BYTES) return unfetched(told);
    const whole = await client.fetchOne(range, { source: true }, { uid: true });
    return whole ? parseInbound(whole.source ?? Buffer.alloc(0), fallbackId) : null;
  }

  return {
    async collect(take) {
      const { client, folder } = connectionOf(url);
      await client.connect();
      try {
        await client.mailboxOpen(folder);
        const since = new Date(Date.now() - DAYS_BACK * 86_400_000);
        const uids = await client.search({ seen: false, since }, { uid: true });
        for (const uid of (uids || []).slice(-MOST_MAILS)) {
          try {
            const mail = await mailOf(client, uid);
            if (!mail || !(await take(mail)).done) continue;
            await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
          } catch (error) {
            onFailed(error);
          }
        }
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}
