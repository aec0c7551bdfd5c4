import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { type ClientOptions, createClient, GfLedgerError } from "../create-client";
import type { Terminal } from "./terminal";

interface SignIn {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** A photo that was uploaded before; the folder keeps one JSON line for each. */
export interface UploadRecord {
  readonly baseUrl: string;
  readonly sha256: string;
  readonly receiptId: string;
  /** The key's fingerprint: of records from before there is none. */
  readonly key?: string;
}

/** Tells a key's own uploads from those of others, and tells nothing of the key. */
export const fingerprintOf = (apiKey: string) =>
  createHash("sha256").update(apiKey).digest("hex").slice(0, 16);

/** `GF_LEDGER_HOME`, else the platform's folder for settings. */
function folderOf({ environment }: Terminal): string {
  return (
    environment.GF_LEDGER_HOME ??
    join(environment.XDG_CONFIG_HOME ?? join(environment.HOME ?? homedir(), ".config"), "gf-ledger")
  );
}

const signInFile = (terminal: Terminal) => join(folderOf(terminal), "sign-in.json");
const uploadsFile = (terminal: Terminal) => join(folderOf(terminal), "uploads.ndjson");

async function textOf(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
}

/** Writes the key to a file that only its owner can read, and resolves to the file's path. */
export async function keepSignIn(terminal: Terminal, signIn: SignIn): Promise<string> {
  await mkdir(folderOf(terminal), { recursive: true, mode: 0o700 });
  const file = signInFile(terminal);
  await writeFile(file, `${JSON.stringify(signIn, null, 2)}\n`, { mode: 0o600 });
  return file;
}

function signInIn(text: string): Partial<SignIn> {
  try {
    return JSON.parse(text) as Partial<SignIn>;
  } catch {
    const message = "The file of your sign-in is damaged. Please sign in again: gf-ledger login";
    throw new GfLedgerError("unauthenticated", message, { status: null });
  }
}

/** The key and server that the command uses: from the environment, else those kept by `login`. */
async function signInOf(terminal: Terminal): Promise<SignIn> {
  const { GF_LEDGER_API_KEY: apiKey, GF_LEDGER_URL: baseUrl } = terminal.environment;
  const text = await textOf(signInFile(terminal));
  const kept = text ? signInIn(text) : {};
  const signIn = { baseUrl: baseUrl ?? kept.baseUrl ?? "https://gfledger.ca", apiKey: apiKey ?? kept.apiKey };
  if (!signIn.apiKey) {
    throw new GfLedgerError("unauthenticated", "Please sign in first: gf-ledger login", { status: null });
  }
  return { ...signIn, apiKey: signIn.apiKey };
}

export async function clientOf(terminal: Terminal, more: Partial<ClientOptions> = {}) {
  const signIn = await signInOf(terminal);
  return { ...signIn, client: createClient({ ...signIn, ...more }) };
}

/** A line cut short by a crash, and what was appended to it, are none: their photos are uploaded again, as duplicates. */
function recordIn(line: string): UploadRecord | null {
  try {
    return JSON.parse(line) as UploadRecord;
  } catch {
    return null;
  }
}

/** What was uploaded before to this server, by whichever account, by the photo's SHA-256. */
export async function uploadsTo(terminal: Terminal, baseUrl: string): Promise<Map<string, UploadRecord[]>> {
  const uploads = new Map<string, UploadRecord[]>();
  for (const line of (await textOf(uploadsFile(terminal))).split("\n")) {
    const record = recordIn(line);
    if (record?.baseUrl !== baseUrl) continue;
    uploads.set(record.sha256, [...(uploads.get(record.sha256) ?? []), record]);
  }
  return uploads;
}

export async function recordUpload(terminal: Terminal, record: UploadRecord): Promise<void> {
  await mkdir(folderOf(terminal), { recursive: true, mode: 0o700 });
  await appendFile(uploadsFile(terminal), `${JSON.stringify(record)}\n`, { mode: 0o600 });
}
