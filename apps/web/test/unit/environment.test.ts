import { describe, expect, test } from "vitest";
import { editionOfHost } from "../../src/edition/edition-of-host";
import { readEnvironment } from "../../src/server/environment";
import { localOrigins, settingsOf } from "../../src/server/settings";

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
} as const;

describe("Configuration", () => {
  test("needs nothing but a database and a secret locally; an empty value is an absent one", () => {
    const environment = readEnvironment({ ...LOCAL, PORT: "", SMTP_URL: "", OPENAI_API_KEY: "" });
    expect(environment).toMatchObject({
      APP_ENV: "local",
      PORT: 3000,
      RECEIPT_READER: "auto",
      READER_MODEL: "own",
      EMAIL_VERIFICATION: true,
    });
    expect(environment.OPENAI_API_KEY).toBeUndefined();
  });

  test.each([
    ["PORT", "eighty", "PORT is not a port number."],
    ["APP_ENV", "staging", 'APP_ENV is either "local" or "production".'],
    ["RECEIPT_READER", "magic", "RECEIPT_READER is auto, local or openai."],
    ["READER_MODEL", "other", "READER_MODEL is own or stock."],
    ["SMTP_URL", "mail.example", "SMTP_URL is not an address like smtp://user:password@host:587."],
    ["APP_URL_CA", "gfledger.ca", "APP_URL_CA is not an address like https://gfledger.ca."],
    ["TRUST_PROXY", "yes", "TRUST_PROXY is either on or off."],
  ])("a bad %s stops the start with a sentence naming it", (name, value, sentence) => {
    expect(() => readEnvironment({ ...LOCAL, [name]: value })).toThrow(sentence);
  });

  test.each(["APP_URL_CA", "APP_URL_US", "SMTP_URL", "AUTH_SECRET"])(
    "D41 production refuses to start without %s",
    (name) => {
      expect(() => readEnvironment({ ...PRODUCTION, [name]: undefined })).toThrow(name);
    },
  );

  test("D41 production refuses plain http addresses, and D40 any other RATE_LIMIT_SCALE than 1", () => {
    expect(() => readEnvironment({ ...PRODUCTION, APP_URL_CA: "http://gfledger.ca" })).toThrow("https");
    expect(() => readEnvironment({ ...PRODUCTION, RATE_LIMIT_SCALE: "2" })).toThrow(
      "RATE_LIMIT_SCALE must be 1",
    );
    expect(readEnvironment(PRODUCTION).APP_ENV).toBe("production");
  });
});

describe("D1 host → edition", () => {
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

test("D33 diagnostics are on outside production and off in it, unless set", () => {
  const diagnosticsOf = (variables: Record<string, string>) => {
    const environment = readEnvironment({ ...PRODUCTION, ...variables });
    return settingsOf(environment, localOrigins(environment)).diagnostics;
  };
  expect(diagnosticsOf({ APP_ENV: "local" })).toBe(true);
  expect(diagnosticsOf({})).toBe(false);
  expect(diagnosticsOf({ DIAGNOSTICS: "on" })).toBe(true);
});
