import type { ApiContext, Services } from "@gf-ledger/api/context";
import { hashToken, newToken } from "@gf-ledger/api/gate/secret-token";
import { actorOfSession } from "@gf-ledger/api/gate/session-gate";
import { createRateLimits } from "@gf-ledger/api/limits/rate-limits";
import { builtParsing } from "@gf-ledger/api/parsing/testing/built-parsing";
import type { ProductMatcher } from "@gf-ledger/catalogue/matcher";
import { createTestDatabase } from "@gf-ledger/db/testing/test-database";
import { sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import { createRestHandler } from "../../src/rest-handler";

/** An adapter that these tests must not reach. */
function closed<Adapter extends object>(name: string): Adapter {
  const refuse = () => {
    throw new Error(`${name} was used.`);
  };
  return new Proxy({} as Adapter, { get: refuse });
}

/** Finds nothing: for tests that no product is the matter of. */
const findsNothing: ProductMatcher = {
  version: async () => "test",
  propose: async () => ({
    glutenFree: false,
    reason: null,
    kind: "counterpart",
    kindReason: null,
    startsSelected: false,
    size: null,
    sizeFrom: null,
    category: "Snacks",
    match: null,
    candidates: [],
    regularPrice: null,
    scaledBy: null,
  }),
  search: async () => ({ items: [], total: 0 }),
};

const silentMailer = { name: "outbox" as const, send: async () => {}, close: async () => {} };

interface Logged {
  readonly level: string;
  readonly event: string;
  readonly fields: Record<string, unknown> | undefined;
}

export const HOST = "ca.localhost:3000";
const COOKIE = sessionCookieName(false);

function cookieOf(request: Request): string | null {
  return new RegExp(`${COOKIE}=([^;]+)`).exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
}

interface TestAdapters {
  readonly assistant?: Services["assistant"];
  readonly matcher?: ProductMatcher;
  readonly reader?: Services["readers"]["local"];
  readonly replica?: Services["replica"];
}

/** The REST handler on a real database of its own; the session cookie is the only gate. */
export async function openTestApp({
  assistant = closed<Services["assistant"]>("The assistant"),
  matcher = findsNothing,
  reader = closed<Services["readers"]["local"]>("The reader"),
  replica = null,
}: TestAdapters = {}) {
  const db = await createTestDatabase();
  const logged: Logged[] = [];
  const log: Services["log"] = (level, event, fields) => void logged.push({ level, event, fields });
  const services: Services = {
    database: db.database,
    pool: db.pool,
    replica,
    readers: { local: reader, premium: reader },
    matcher,
    mailer: silentMailer,
    parsing: builtParsing,
    mailbox: null,
    productSource: null,
    payments: closed("The payments adapter"),
    assistant,
    limits: createRateLimits(db.pool),
    documents: { ...closed<Services["documents"]>("The writer of documents"), warm() {} },
    settings: {
      production: false,
      emailVerification: false,
      passwordLogin: true,
      mailLeaves: true,
      signOn: { issuer: "https://issuer.example", name: "Example ID" },
      diagnostics: true,
      publishableKey: null,
      signingSecret: "a secret of at least 32 characters",
      appUrls: { ca: `http://${HOST}`, us: "http://us.localhost:3000" },
      ownHosts: [HOST, "us.localhost:3000"],
      mailIn: { name: "receipts", domain: "in.example.org" },
      watched: null,
      webhooksAllowPrivate: false,
    },
    log,
    now: () => new Date("2026-03-20T12:00:00Z"),
    later: (task) => void task(),
  };
  async function createContext(request: Request, { requestId }: { requestId: string }): Promise<ApiContext> {
    const token = cookieOf(request);
    return {
      ...services,
      requestId,
      edition: "ca",
      locale: request.headers.get("accept-language")?.startsWith("fr") ? "fr-CA" : "en-CA",
      ownLocale: "en-CA",
      client: request.headers.get("x-test-client") ?? "192.0.2.1",
      userAgent: null,
      cookieHeader: request.headers.get("cookie"),
      secure: false,
      setCookies: [],
      actor: token ? await actorOfSession(db.pool, token, services.now()) : null,
    };
  }
  const handle = createRestHandler({ createContext, log });

  return {
    ...db,
    services,
    logged,
    createContext,
    /** Sends one request; a body that is not text is sent as JSON. */
    send(method: string, path: string, options: { body?: unknown; headers?: Record<string, string> } = {}) {
      const { body, headers = {} } = options;
      const type: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
      return handle(
        new Request(`http://${HOST}${path}`, {
          method,
          headers: { host: HOST, ...type, ...headers },
          ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
        }),
      );
    },
    handle,
    /** Signs a new person in by writing a session row; resolves to the person and the cookie's header. */
    async signIn() {
      const now = services.now();
      const email = `${newToken().slice(0, 8).toLowerCase()}@example.com`;
      const user = await db.database.user.create({ data: { email, edition: "ca", emailVerified: now } });
      const token = newToken();
      const expires = new Date(now.getTime() + 864e5);
      await db.database.session.create({
        data: { userId: user.id, sessionTokenHash: hashToken(token), expires, confirmedAt: now },
      });
      return { user, headers: { cookie: `${COOKIE}=${token}` } };
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
