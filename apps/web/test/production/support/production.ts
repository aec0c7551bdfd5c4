import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startRudeVendor } from "@gf-ledger/vendor-stand-ins/rude-vendor";
import { startSmtpReceiver } from "../../../../../packages/mail/test/smtp-receiver";
import { startProduct } from "../../../../../scripts/product.mjs";

export type Edition = "ca" | "us";

export const HOSTS: Readonly<Record<Edition, string>> = { ca: "gfledger.ca", us: "gfledger.com" };

/** A marked value for every variable that holds a secret. */
export const SECRETS = {
  AUTH_SECRET: "QZMARKauth-0123456789-0123456789-0123456789",
  OPENAI_API_KEY: "sk-QZMARKopenai0123456789",
  STRIPE_SECRET_KEY: "sk_live_QZMARKstripe0123456789",
  STRIPE_WEBHOOK_SECRET: "whsec_QZMARKwebhook0123456789",
  METRICS_TOKEN: "QZMARKmetrics0123456789",
  SMTP_PASSWORD: "QZMARKsmtp0123456789",
} as const;

export interface Sent {
  readonly edition?: Edition;
  readonly cookie?: string;
  readonly json?: unknown;
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/**
 * Starts the whole product in production mode, as behind an https proxy. Every secret is a marked value, mail
 * goes to a real mail server that refuses unknown people and says so, and the vendors fail every call.
 */
export async function openProduction(settings: Readonly<Record<string, string>> = {}) {
  const vendor = await startRudeVendor();
  const mail = await startSmtpReceiver({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: "product" }),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("refused") ? new Error(`550 <${address}> is unknown here`) : null),
  });
  const work = await mkdtemp(join(tmpdir(), "gf-ledger-production-"));
  const dataDir = join(work, "data");
  const { SMTP_PASSWORD, ...secrets } = SECRETS;
  const product = await startProduct(dataDir, {
    ...secrets,
    APP_ENV: "production",
    APP_URL_CA: `https://${HOSTS.ca}`,
    APP_URL_US: `https://${HOSTS.us}`,
    SMTP_URL: `smtp://product:${SMTP_PASSWORD}@127.0.0.1:${mail.port}`,
    STRIPE_PUBLISHABLE_KEY: "pk_live_everybody_may_see_it",
    STRIPE_PRICE_ID: "price_stand_in",
    STRIPE_API_BASE: vendor.url,
    OPENAI_BASE_URL: `${vendor.url}/v1`,
    TRUST_PROXY: "1",
    RATE_LIMIT_SCALE: "1",
    ...settings,
  });

  async function send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const { edition = "ca", cookie, json, raw } = sent;
    const body = json === undefined ? raw : JSON.stringify(json);
    const call = request({
      host: "127.0.0.1",
      port: product.port,
      method,
      path,
      headers: {
        host: HOSTS[edition],
        "x-forwarded-for": "192.0.2.7",
        "x-forwarded-proto": "https",
        ...(cookie ? { cookie, origin: `https://${HOSTS[edition]}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
        ...sent.headers,
      },
    });
    call.end(body);
    const [response] = (await once(call, "response")) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString("latin1");
    return { status: response.statusCode ?? 0, headers: response.headers, text };
  }

  // It already answers before its job queue runs.
  while ((await send("GET", "/api/ready")).status !== 200) await sleep(100);

  return {
    ...product,
    dataDir,
    mail,
    vendor,
    send,
    databaseUrl: () => readFileSync(join(dataDir, "postgres/running-url"), "utf8").trim(),
    async close() {
      await product.stop();
      await mail.close();
      await vendor.close();
      await rm(work, { recursive: true, force: true });
    },
  };
}

export type Production = Awaited<ReturnType<typeof openProduction>>;
