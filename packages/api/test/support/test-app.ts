import type { Assistant } from "@gf-ledger/assistant/assistant";
import { createMemoryMatcher } from "@gf-ledger/catalogue/create-matcher";
import type { ReadReplica } from "@gf-ledger/db/read-replica";
import { createTestDatabase } from "@gf-ledger/db/testing/test-database";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type Language, localeOf } from "@gf-ledger/domain/edition/locale";
import type { MailMessage } from "@gf-ledger/mail/mailer";
import type { Payments } from "@gf-ledger/payments/payments";
import type { ProductSource } from "@gf-ledger/product-facts/product-source";
import { FONTS } from "../../../documents/test/support/fonts";
import { createCaller } from "../../src/app-router";
import type { ApiContext, Services, Settings } from "../../src/context";
import type { DocumentWriter } from "../../src/downloads/document-job";
import { writeDocument } from "../../src/downloads/write-document";
import { hashToken, newToken } from "../../src/gate/secret-token";
import { actorOfSession } from "../../src/gate/session-gate";
import { createRateLimits } from "../../src/limits/rate-limits";
import { builtParsing } from "../../src/parsing/testing/built-parsing";
import { decidedReader } from "./reading";

const SETTINGS: Settings = {
  production: false,
  emailVerification: true,
  passwordLogin: true,
  mailLeaves: true,
  signOn: { issuer: "https://issuer.example", name: "Example ID" },
  diagnostics: true,
  publishableKey: null,
  signingSecret: "a secret of at least 32 characters",
  appUrls: { ca: "http://ca.localhost:3000", us: "http://us.localhost:3000" },
  ownHosts: ["ca.localhost:3000", "us.localhost:3000"],
  mailIn: { name: "receipts", domain: "in.example.org" },
  watched: null,
  webhooksAllowPrivate: false,
};

/** It keeps nothing of a call, so all stages of a worker share it. */
const matcher = createMemoryMatcher();

/** An adapter that this test must not reach. */
function closed<Adapter extends object>(name: string): Adapter {
  return new Proxy({} as Adapter, {
    get() {
      throw new Error(`${name} was used by a test that did not open it.`);
    },
  });
}

export interface TestAppOptions {
  readonly settings?: Partial<Settings>;
  readonly payments?: Payments;
  readonly assistant?: Assistant;
  readonly productSource?: ProductSource;
  readonly replica?: ReadReplica;
}

/** The verbs on a real database of their own, with a clock and a reader the test decides. */
export async function openTestApp(options: TestAppOptions = {}) {
  const db = await createTestDatabase();
  const reader = decidedReader();
  const sent: MailMessage[] = [];
  const putOff: (() => Promise<void>)[] = [];
  const clock = { now: new Date("2026-03-20T12:00:00Z") };
  const replica = options.replica ?? null;
  /** Documents are written in this process, from the database or its replica. */
  const documentsOf = (readFrom: ReadReplica | null): DocumentWriter => ({
    warm() {},
    write: (job) => {
      const source = { database: db.database, pool: db.pool, replica: readFrom };
      return writeDocument({ ...source, readFonts: async () => FONTS }, job);
    },
  });
  const services: Services = {
    database: db.database,
    pool: db.pool,
    replica,
    readers: { local: reader, premium: reader },
    matcher,
    mailer: { name: "outbox", send: async (message) => void sent.push(message) },
    parsing: builtParsing,
    mailbox: null,
    payments: options.payments ?? closed<Payments>("The payments adapter"),
    assistant: options.assistant ?? closed<Assistant>("The assistant adapter"),
    productSource: options.productSource ?? null,
    limits: createRateLimits(db.pool),
    documents: documentsOf(replica),
    settings: { ...SETTINGS, ...options.settings },
    log: () => {},
    now: () => clock.now,
    later: (task) => void putOff.push(task),
  };

  function contextOf(
    actor: ApiContext["actor"],
    edition: Edition = "ca",
    language: Language = "en",
  ): ApiContext {
    return {
      ...services,
      requestId: "test",
      edition,
      locale: localeOf(edition, language),
      ownLocale: localeOf(edition, language),
      client: "192.0.2.1",
      userAgent: "vitest",
      cookieHeader: null,
      actor,
      secure: false,
      setCookies: [],
    };
  }

  return {
    ...db,
    services,
    documentsOf,
    reader,
    clock,
    /** Mails sent so far, after running the tasks put off with `later`. */
    async mails() {
      for (const task of putOff.splice(0)) await task();
      return sent;
    },
    anonymous(edition?: Edition, language?: Language) {
      const context = contextOf(null, edition, language);
      return { context, call: createCaller(context) };
    },
    /** Gives the person's sessions the right to a password that a mailed link gives. */
    async mayChoosePassword(userId: string) {
      const maySetPasswordUntil = new Date(clock.now.getTime() + 3_600_000);
      await db.database.session.updateMany({ where: { userId }, data: { maySetPasswordUntil } });
    },
    /** Signs a new person in by writing a session row. */
    async signIn(email = `${newToken().slice(0, 8).toLowerCase()}@example.com`, edition: Edition = "ca") {
      const user = await db.database.user.create({ data: { email, edition, emailVerified: clock.now } });
      const token = newToken();
      await db.database.session.create({
        data: {
          userId: user.id,
          sessionTokenHash: hashToken(token),
          expires: new Date(clock.now.getTime() + 864e5),
          confirmedAt: clock.now,
        },
      });
      const context = contextOf(await actorOfSession(db.pool, token, clock.now), edition);
      return { user, token, context, call: createCaller(context) };
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** The tRPC code and message of a refused call, for exact assertions. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  try {
    await call;
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return { code, message };
  }
  throw new Error("The call was expected to be refused.");
}
