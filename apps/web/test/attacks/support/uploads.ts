import { execFileSync } from "node:child_process";
import { hashToken, newToken } from "@gf-ledger/api/gate/secret-token";
import { openDatabase } from "@gf-ledger/db/database";
import { formOfInput } from "@gf-ledger/domain/input/form-of-input";
import type { Product } from "../../resilience/support/product";

/** Longer than any queue of this suite lasts, even with the fifty people of the soak. */
const PATIENCE_MS = process.env.SOAK === "1" ? 1_800_000 : 240_000;
const SESSION_MS = 864e5;

export interface Uploaded {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The answer's body, or the last event's data where events were asked for. */
  readonly body: { readonly code?: string; readonly message?: string; readonly id?: string };
  readonly ms: number;
}

/** Creates `count` signed-in people on the Free plan; resolves with the cookie of each. */
export async function signedInPeople(product: Product, count: number): Promise<string[]> {
  const { database, close } = openDatabase(product.databaseUrl(), 2);
  const people = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), token: newToken() }));
  await database.user.createMany({
    data: people.map(({ id }) => ({ id, email: `${id}@example.com`, edition: "ca" as const })),
  });
  const expires = new Date(Date.now() + SESSION_MS);
  await database.session.createMany({
    data: people.map(({ id, token }) => ({ userId: id, sessionTokenHash: hashToken(token), expires })),
  });
  await close();
  return people.map(({ token }) => `next-auth.session-token=${token}`);
}

/** Uploads as a script does or, with `left`, as the page does; aborting it means that the caller left. */
export async function upload(
  product: Product,
  cookie: string,
  photo: Buffer,
  left?: AbortSignal,
): Promise<Uploaded> {
  const sent = performance.now();
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(`${product.origin}/api/receipts`, {
    method: "POST",
    signal: left ? AbortSignal.any([left, patience]) : patience,
    headers: {
      cookie,
      "content-type": "application/json",
      accept: left ? "text/event-stream" : "application/json",
    },
    body: JSON.stringify({ base64Image: photo.toString("base64") }),
  });
  const text = await answer.text();
  const last = text.trim().split("\n\n").at(-1) ?? "";
  const json = /^data: (.*)$/m.exec(last)?.[1] ?? text;
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    body: JSON.parse(json),
    ms: performance.now() - sent,
  };
}

/**
 * Uploads as the upload page does, over tRPC with the photo in a form; settles when `left` is aborted, or with the status.
 * `onBegun` is called once the server has taken the photo and begins to answer.
 */
export async function uploadByPage(
  product: Product,
  cookie: string,
  photo: Buffer,
  left: AbortSignal,
  onBegun: () => void = () => {},
): Promise<number | null> {
  try {
    const answer = await fetch(`${product.origin}/api/trpc/receipts.read?batch=1`, {
      method: "POST",
      signal: left,
      headers: { cookie, "trpc-accept": "application/jsonl" },
      body: formOfInput({ image: photo }),
    });
    onBegun();
    await answer.text();
    return answer.status;
  } catch (error) {
    if (left.aborted) return null;
    throw error;
  }
}

/** The memory of the product's reading process now, in MiB; 0 when there is none. */
export function readerMegabytes(product: Product): number {
  const rows = execFileSync("ps", ["-eo", "ppid=,rss=,args="], { encoding: "utf8" }).split("\n");
  const own = rows.find(
    (row) => row.includes("worker.mjs") && Number.parseInt(row, 10) === product.webServer(),
  );
  return Number(/^\s*\d+\s+(\d+)/.exec(own ?? "")?.[1] ?? 0) / 1024;
}
