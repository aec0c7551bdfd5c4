import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "./support/person";
import { HOSTS, openProduction, type Production } from "./support/production";

let product: Production;
beforeAll(async () => {
  product = await openProduction();
});
afterAll(() => product.close());

const sessionOf = async (cookie?: string) => {
  const { status, text } = await product.send("GET", "/api/auth/session", cookie ? { cookie } : {});
  expect(status).toBe(200);
  return JSON.parse(text) as unknown;
};

test("accounts-3 next-auth reads the session that the product's own sign-in made, and nobody's without its cookie", async () => {
  const { cookie, email } = await signIn(product, "reads@example.com");
  expect(await sessionOf(cookie)).toMatchObject({ user: { email }, expires: expect.any(String) });
  expect(await sessionOf()).toEqual({});
  expect(await sessionOf(`${cookie}x`)).toEqual({});
});

test("accounts-3 a sign-out by next-auth ends that session everywhere, and only with its token against forged posts", async () => {
  const { cookie } = await signIn(product, "leaves@example.com");
  const csrf = await product.send("GET", "/api/auth/csrf");
  const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string };
  const csrfCookie = csrf.headers["set-cookie"]?.map((one) => one.split(";")[0]).join("; ") ?? "";
  const signOut = (token: string) =>
    product.send("POST", "/api/auth/signout", {
      cookie: `${cookie}; ${csrfCookie}`,
      raw: new URLSearchParams({ csrfToken: token, callbackUrl: `https://${HOSTS.ca}/` }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const user = async () => (await product.send("GET", "/api/user", { cookie })).status;

  await signOut("forged");
  expect(await user()).toBe(200);
  await signOut(csrfToken);
  expect(await user()).toBe(401);
  expect(await sessionOf(cookie)).toEqual({});
});

test("accounts-3 a session that ends while next-auth prolongs it is nobody's, and no failure", async () => {
  const { cookie } = await signIn(product, "ends@example.com");
  const database = new pg.Client({ connectionString: product.databaseUrl() });
  await database.connect();
  // It is prolonged because its end is near, and is gone when that is written.
  await database.query(`
    UPDATE sessions SET expires = now() + interval '1 day';
    CREATE FUNCTION end_session() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER gone BEFORE UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION end_session();`);
  expect(await sessionOf(cookie)).toEqual({});
  await database.query("DROP TRIGGER gone ON sessions; DROP FUNCTION end_session();");
  await database.end();
  expect(product.output()).not.toContain("auth_failed");
});

test("accounts-3 links are made and opened by the product's own calls alone: next-auth's make none and take none", async () => {
  const { token, email } = await signIn(product, "links@example.com");
  const path = `/api/auth/callback/email?token=${token}&email=${email}&callbackUrl=${encodeURIComponent("https://elsewhere.example/")}`;
  const { status, headers } = await product.send("GET", path);
  expect(status).toBe(302);
  expect(headers.location).toMatch(/^https:\/\/gfledger\.ca\/api\/auth\/error\?error=Verification$/);
  expect(JSON.stringify(headers["set-cookie"] ?? [])).not.toContain("session-token");
});
