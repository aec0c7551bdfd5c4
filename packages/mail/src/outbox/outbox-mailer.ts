import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
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

/** A message holds links that sign in, so only the files' owner may read it. */
const ITS_OWNER_ALONE = 0o600;

let written = 0;

const timeIn = (at: Date) => at.toISOString().replace(/[-:.]/g, "");

/** Sorts by time, then by the order of writing; unique among processes that share a folder. */
function messageId(at: Date): string {
  written += 1;
  return `${timeIn(at)}-${String(written).padStart(6, "0")}-${process.pid}`;
}

/** A message's file, whole or half written. */
const MESSAGE_FILE = /^(\d{8}T\d{9}Z)-\d+-\d+\.eml(?:\.part)?$/;

/** The embedded mailer (mail-1): each message becomes one whole `.eml` file in the directory. */
export function createOutboxMailer({ directory, from, now = () => new Date() }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  return {
    name: "outbox",
    async send(message) {
      const at = now();
      const { message: bytes } = await transport.sendMail({ ...mailFields(message, from), date: at });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, `${messageId(at)}.eml`);
      // Renamed when complete: a reader of the folder never meets half a message.
      await writeFile(`${path}.part`, bytes, { mode: ITS_OWNER_ALONE });
      await rename(`${path}.part`, path);
    },
    async clearBefore(moment) {
      const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
      for (const name of names) {
        const [, time] = MESSAGE_FILE.exec(name) ?? [];
        if (time && time < timeIn(moment)) await rm(join(directory, name), { force: true });
      }
    },
  };
}
