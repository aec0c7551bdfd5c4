import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { mailFields } from "../mail-fields";
import type { Mailer } from "../mailer";

export interface OutboxOptions {
  /** Where the `.eml` files go; made when it does not exist. */
  readonly directory: string;
  /** The sender, for example `GF Ledger <no-reply@gfledger.ca>`. */
  readonly from: string;
  readonly now?: () => Date;
}

let written = 0;

/** Sorts by time, then by the order of writing; unique among processes that share a folder. */
function messageId(at: Date): string {
  written += 1;
  const time = at.toISOString().replace(/[-:.]/g, "");
  return `${time}-${String(written).padStart(6, "0")}-${process.pid}`;
}

/** The embedded mailer (D36): each message becomes one whole `.eml` file in the directory. */
export function createOutboxMailer({ directory, from, now = () => new Date() }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  return {
    name: "outbox",
    async send(message) {
      const at = now();
      const { message: bytes } = await transport.sendMail({ ...mailFields(message, from), date: at });
      await mkdir(directory, { recursive: true });
      const path = join(directory, `${messageId(at)}.eml`);
      // Renamed when complete: a reader of the folder never meets half a message.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
  };
}
