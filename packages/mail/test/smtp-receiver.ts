import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { OutboxMessage } from "../src/outbox/outbox-message";
import { parseMessage } from "../src/outbox/parsed-message";

export interface SmtpReceiver {
  readonly url: string;
  readonly port: number;
  /** What arrived, newest first. */
  readonly received: Omit<OutboxMessage, "id">[];
  /** The envelope's recipients of each message, newest first. */
  readonly recipients: string[][];
  close(): Promise<void>;
}

/** A real SMTP server on a free port (or the given one) that keeps what it is sent. */
export async function startSmtpReceiver(options: SMTPServerOptions = {}, port = 0): Promise<SmtpReceiver> {
  const received: Omit<OutboxMessage, "id">[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    ...options,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        parseMessage(Buffer.concat(chunks)).then((mail) => {
          received.unshift(mail);
          recipients.unshift(session.envelope.rcptTo.map((recipient) => recipient.address));
          done();
        }, done);
      });
    },
  });
  // A client that gives up resets its connection; that is the test's own doing.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    recipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
