import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { editionOfHost } from "../../src/edition/edition-of-host";
import { readEnvironment } from "../../src/server/environment/read-environment";
import { localOrigins, mailInOf, settingsOf } from "../../src/server/environment/settings";

const LOCAL = {
  DATABASE_URL: "postgresql://localhost/x",
  AUTH_SECRET: "s".repeat(32),
  NODE_ENV: "test",
} as const;
const PRODUCTION = {
  ...LOCAL,
  APP_ENV: "production",
  APP_URL_CA: "https://gfledger.ca",
  APP_URL_US: "https://gfledger.com",
  SMTP_URL: "smtps://u:p@mail.example:465",
  STRIPE_SECRET_KEY: "sk_live_0123456789",
  STRIPE_PUBLISHABLE_KEY: "pk_live_0123456789",
} as const;

/** The sentences with which a start with these variables is refused. */
function sentencesOf(variables: NodeJS.ProcessEnv): string[] {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
}

describe("operating-1 Configuration", () => {
  test("operating-2 needs nothing but a database and a secret locally; an empty value is an absent one", () => {
    const environment = readEnvironment({ ...LOCAL, PORT: "", SMTP_URL: "", OPENAI_API_KEY: "" });
    expect(environment).toMatchObject({
      APP_ENV: "local",
      PORT: 3000,
      RECEIPT_READER: "auto",
      READER_MODEL: "own",
      READER_EFFORT: "normal",
      EMAIL_VERIFICATION: true,
    });
    expect(environment.OPENAI_API_KEY).toBeUndefined();
  });

  test.each([
    ["PORT", "eighty", "PORT is not a port number."],
    ["APP_ENV", "staging", 'APP_ENV is either "local" or "production".'],
    ["RECEIPT_READER", "magic", "RECEIPT_READER is auto, local, openai or remote."],
    [
      "RECEIPT_READER",
      "remote",
      "RECEIPT_READER=remote needs READER_URL and READER_SECRET: no READER_URL and no READER_SECRET is given.",
    ],
    [
      "READER_URL",
      "http://10.0.0.5:3100, reader",
      "READER_URL is not an address like http://10.0.0.5:3100, or several with commas between them.",
    ],
    [
      "READER_SECRET",
      "two words ".repeat(4),
      "READER_SECRET needs 32 to 512 letters, digits or signs, without spaces.",
    ],
    ["READER_AT_ONCE", "all", "READER_AT_ONCE is not a number."],
    ["READER_MODEL", "other", "READER_MODEL is own or stock."],
    ["SMTP_URL", "mail.example", "SMTP_URL is not an address like smtp://user:password@host:587."],
    ["APP_URL_CA", "gfledger.ca", "APP_URL_CA is not an address like https://gfledger.ca."],
    ["TRUST_PROXY", "on", "TRUST_PROXY is the number of proxies in front, 0 to 9."],
    [
      "DATABASE_POOLING",
      "transaction",
      "DATABASE_POOLING=transaction needs DATABASE_DIRECT_URL, the database's own address, for migrations and jobs.",
    ],
    ["DATABASE_POOLING", "statement", "DATABASE_POOLING is session or transaction."],
    [
      "DATABASE_READ_URL",
      "postgresql://one,mysql://two",
      "DATABASE_READ_URL is not an address like postgresql://…, or several with commas between them.",
    ],
    ["DATABASE_DIRECT_URL", "mysql://x", "DATABASE_DIRECT_URL is not an address like postgresql://…."],
    [
      "WATCH_DIR",
      "/tmp",
      "WATCH_DIR needs WATCH_ACCOUNT, the address of the account that its photos are for.",
    ],
    ["WATCH_ACCOUNT", "ada@example.com", "WATCH_ACCOUNT needs WATCH_DIR, the folder that is watched for it."],
    ["WATCH_ACCOUNT", "Ada", "WATCH_ACCOUNT is not an e-mail address."],
    ["HOST", "my-machine", "HOST is not an address to listen on, like 0.0.0.0 or 192.168.1.20."],
  ])("a bad %s stops the start with a sentence naming it", (name, value, sentence) => {
    expect(() => readEnvironment({ ...LOCAL, [name]: value })).toThrow(sentence);
  });

  test("operating-37 readers apart are one address or several, each once", () => {
    const given = { RECEIPT_READER: "remote", READER_SECRET: "s".repeat(32) };
    const addressesOf = (READER_URL: string) =>
      readEnvironment({ ...LOCAL, ...given, READER_URL }).READER_URL;
    expect(addressesOf("https://readers.example.org/a")).toEqual(["https://readers.example.org/a"]);
    expect(addressesOf("http://10.0.0.5:3100, http://reader:3100,http://10.0.0.5:3100")).toEqual([
      "http://10.0.0.5:3100",
      "http://reader:3100",
    ]);
  });

  test.each([
    ["APP_URL_CA", "APP_URL_CA is missing: production needs the address of each edition."],
    ["APP_URL_US", "APP_URL_US is missing: production needs the address of each edition."],
    ["SMTP_URL", "SMTP_URL is missing: production needs a mail server."],
    [
      "STRIPE_SECRET_KEY",
      "STRIPE_SECRET_KEY is missing: production needs a payment key, because the practice checkout gives Premium away.",
    ],
    ["AUTH_SECRET", "AUTH_SECRET is missing."],
  ])("operating-3 production refuses to start without %s, with one sentence", (name, sentence) => {
    expect(sentencesOf({ ...PRODUCTION, [name]: undefined })).toEqual([sentence]);
  });

  test("operating-3 production names everything that is missing at once, one sentence each", () => {
    const missing = sentencesOf({ ...LOCAL, APP_ENV: "production", AUTH_SECRET: "" });
    expect(missing.map((sentence) => sentence.split(" ")[0])).toEqual([
      "AUTH_SECRET",
      "APP_URL_CA",
      "APP_URL_US",
      "SMTP_URL",
      "STRIPE_SECRET_KEY",
    ]);
  });

  test.each([
    [{ INBOUND_MAIL_DOMAIN: "in.example.org" }, "INBOUND_MAIL_DOMAIN needs INBOUND_MAIL_SECRET or IMAP_URL"],
    [{ INBOUND_MAIL_SECRET: "a secret of sixteen" }, "INBOUND_MAIL_DOMAIN is missing"],
    [{ IMAP_URL: "imaps://me:pass@mail.example.org/INBOX" }, "INBOUND_MAIL_DOMAIN is missing"],
    [{ INBOUND_MAIL_DOMAIN: "no domain" }, "INBOUND_MAIL_DOMAIN is not a domain"],
    [{ INBOUND_MAIL_SECRET: "short" }, "INBOUND_MAIL_SECRET needs at least 16 characters"],
    [{ IMAP_URL: "mail.example.org" }, "IMAP_URL is not an address"],
  ])("receipts-71 mail that could not come in stops the start: %j", (given, sentence) => {
    expect(sentencesOf({ ...LOCAL, ...given }).join("\n")).toContain(sentence);
  });

  test.each([
    ["a folder that is not there", "/no/such/folder"],
    ["a file", fileURLToPath(import.meta.url)],
  ])("operating-29 to watch %s stops the start", (_, directory) => {
    const given = { WATCH_DIR: directory, WATCH_ACCOUNT: "Ada@Example.com" };
    expect(sentencesOf({ ...LOCAL, ...given })).toEqual([
      "WATCH_DIR must be a folder that the server may read and write; the photos in it are moved when read.",
    ]);
    const origins = { ca: "http://ca.localhost:3000", us: "http://us.localhost:3000" };
    const { watched } = settingsOf(readEnvironment({ ...LOCAL, ...given, WATCH_DIR: "/tmp" }), origins);
    expect(watched).toEqual({ directory: "/tmp", account: "ada@example.com" });
  });

  const ISSUER = {
    OIDC_ISSUER: "https://id.example.org/",
    OIDC_CLIENT_ID: "gf-ledger",
    OIDC_CLIENT_SECRET: "secret",
  };
  test.each([
    [{ OIDC_ISSUER: "https://id.example.org" }, "OIDC_CLIENT_ID and OIDC_CLIENT_SECRET is missing"],
    [{ ...ISSUER, OIDC_CLIENT_SECRET: "" }, "together: OIDC_CLIENT_SECRET is missing"],
    [{ ...ISSUER, OIDC_ISSUER: "id.example.org" }, "OIDC_ISSUER is not an address"],
  ])("accounts-58 half a sign-on stops the start: %j", (given, sentence) => {
    expect(sentencesOf({ ...LOCAL, ...given }).join("\n")).toContain(sentence);
  });

  test("accounts-58 a whole sign-on is taken, over https alone in production", () => {
    const environment = readEnvironment({ ...LOCAL, ...ISSUER });
    expect(settingsOf(environment, localOrigins(environment)).signOn).toEqual({
      issuer: "https://id.example.org",
      name: "Single sign-on",
    });
    const plain = { ...ISSUER, OIDC_ISSUER: "http://id.example.org" };
    expect(sentencesOf({ ...PRODUCTION, ...plain }).join("\n")).toContain("OIDC_ISSUER must be an https");
  });

  test("accounts-60 PASSWORD_LOGIN=off stops the start where no other way in is configured", () => {
    const off = { ...LOCAL, PASSWORD_LOGIN: "off" };
    expect(sentencesOf(off)).toEqual([
      "PASSWORD_LOGIN=off leaves no way in: set SMTP_URL for mailed links, or OIDC_ISSUER.",
    ]);
    expect(readEnvironment({ ...off, ...ISSUER }).PASSWORD_LOGIN).toBe(false);
    expect(readEnvironment({ ...off, SMTP_URL: "smtp://mail.example.org" }).PASSWORD_LOGIN).toBe(false);
  });

  test.each([
    ["in.example.org", { name: "receipts", domain: "in.example.org" }],
    ["Me@Example.org", { name: "me", domain: "example.org" }],
  ])("receipts-71 INBOUND_MAIL_DOMAIN=%s makes addresses of a domain or of a mailbox", (given, mailIn) => {
    const secret = { INBOUND_MAIL_SECRET: "a secret of sixteen" };
    const environment = readEnvironment({ ...LOCAL, ...secret, INBOUND_MAIL_DOMAIN: given });
    expect(mailInOf(environment)).toEqual(mailIn);
    expect(mailInOf(readEnvironment(LOCAL))).toBeNull();
  });

  test("api-21 TRUST_PROXY is a number of hops, none unless said", () => {
    expect(readEnvironment(LOCAL).TRUST_PROXY).toBe(0);
    expect(readEnvironment({ ...LOCAL, TRUST_PROXY: "2" }).TRUST_PROXY).toBe(2);
  });

  test("operating-3 production refuses plain http addresses, and api-22 any other RATE_LIMIT_SCALE than 1", () => {
    expect(() => readEnvironment({ ...PRODUCTION, APP_URL_CA: "http://gfledger.ca" })).toThrow("https");
    expect(() => readEnvironment({ ...PRODUCTION, RATE_LIMIT_SCALE: "2" })).toThrow(
      "RATE_LIMIT_SCALE must be 1",
    );
    expect(readEnvironment(PRODUCTION).APP_ENV).toBe("production");
  });
});

describe("editions-1 editions-2 host → edition", () => {
  test.each([
    ["gfledger.ca", "ca"],
    ["www.gfledger.com", "us"],
    ["CA.localhost:3000", "ca"],
    ["us.localhost:4000", "us"],
    ["localhost:3000", "us"],
    [null, "us"],
  ])("%s is the edition %s, where the default is us", (host, edition) => {
    expect(editionOfHost(host, "us")).toBe(edition);
  });
});

test("screens-13 diagnostics are on outside production and off in it, unless set", () => {
  const diagnosticsOf = (variables: Record<string, string>) => {
    const environment = readEnvironment(variables.APP_ENV ? LOCAL : { ...PRODUCTION, ...variables });
    return settingsOf(environment, localOrigins(environment)).diagnostics;
  };
  expect(diagnosticsOf({ APP_ENV: "local" })).toBe(true);
  expect(diagnosticsOf({})).toBe(false);
  expect(diagnosticsOf({ DIAGNOSTICS: "on" })).toBe(true);
});
