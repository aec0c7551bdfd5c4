import { PlacesTaken } from "@gf-ledger/bounded-process/fair-processes";
import { JobEnded } from "@gf-ledger/bounded-process/job-ended";
import type { MailHead, MailParsing, NotParsed, SignedHead } from "@gf-ledger/mail/inbound/inbound-mail";
import { contentOfItems } from "@gf-ledger/mail/inbound/mail-job";
import type { Services } from "../context";

/** Parses mails in the processes for it; `owner` is who waits for them: the mailbox, or a provider's address. */
export function mailParsing({ parsing, log }: Pick<Services, "parsing" | "log">, owner: string): MailParsing {
  async function orNot<Parsed>(parse: () => Promise<Parsed | null>): Promise<Parsed | NotParsed> {
    try {
      return (await parse()) ?? "unreadable";
    } catch (error) {
      if (error instanceof PlacesTaken) return "later";
      if (!(error instanceof JobEnded)) throw error;
      log("warn", "mail_unreadable", { error });
      return "unreadable";
    }
  }

  return {
    head: (source, fallbackId) =>
      orNot(async () => {
        let head: MailHead | null = null;
        for await (const item of parsing.run(owner, { kind: "mail-head", source, fallbackId }))
          if (item.kind === "head") head = item.head;
        return head;
      }),
    signedHead: (source) =>
      orNot(async () => {
        let head: SignedHead | null = null;
        for await (const item of parsing.run(owner, { kind: "mailgun-head", source }))
          if (item.kind === "signed-head") head = item.head;
        return head;
      }),
    content: (source) => orNot(() => contentOfItems(parsing.run(owner, { kind: "mail-content", source }))),
  };
}
