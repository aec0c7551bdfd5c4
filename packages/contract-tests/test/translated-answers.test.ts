import { beforeAll, describe, expect, test } from "vitest";
import { linkTo } from "../src/outbox";
import { newAddress, newPerson, type TestPerson } from "../src/person";
import { draftReceipt, drawnReceipt } from "../src/receipt";
import { send } from "../src/server-under-test";

/** Every sentence of screens-14 that the server says. */
let person: TestPerson;
beforeAll(async () => {
  person = await newPerson();
});

const messageOf = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer;
  return [status, (body as { message?: string } | null)?.message];
};

describe("accounts-22 accounts-23 registration and log-in", () => {
  test.each([
    [{ email: "nobody", password: "Correct-Horse-7" }, "Please enter a valid email"],
    [{ email: "a@example.com", password: "Short1" }, "Password must be at least 8 characters"],
    [
      { email: "a@example.com", password: "lowercase1" },
      "Password must contain at least one uppercase letter",
    ],
    [{ email: "a@example.com", password: "Letters-only" }, "Password must contain at least one number"],
  ])("POST /api/register %j", async (json, message) => {
    expect(await messageOf(send("POST", "/api/register", { json }))).toEqual([400, message]);
  });

  test("POST /api/login: 'Password must be at least 6 characters'", async () => {
    const json = { email: "a@example.com", password: "12345" };
    const stated = [400, "Password must be at least 6 characters"];
    expect(await messageOf(send("POST", "/api/login", { json }))).toEqual(stated);
  });

  test("accounts-6: an unverified address is 403 for who knows its password", async () => {
    const json = { email: newAddress(), password: "Correct-Horse-7" };
    await send("POST", "/api/register", { json });
    const { status, body } = await send("POST", "/api/login", { json });
    expect([status, body]).toMatchObject([403, { code: "email_not_verified" }]);
  });

  test("accounts-7: a known address registers, resets and asks for links just as an unknown one does", async () => {
    for (const path of ["/api/register", "/api/reset-password/request", "/api/auth/magic-link"]) {
      const [known, unknown] = await Promise.all(
        [person.email, newAddress()].map((email) =>
          send("POST", path, { json: { email, password: "Correct-Horse-7" } }),
        ),
      );
      const shape = ({ status, body }: { status: number; body: unknown } = { status: 0, body: null }) => [
        status,
        JSON.stringify(body).replaceAll(/contract-\w+/g, "somebody"),
      ];
      expect(shape(known)).toEqual(shape(unknown));
      expect(known?.status).toBe(200);
    }
  });

  test("accounts-18: the sixth log-in after five failures is 429 with Retry-After", async () => {
    const { email } = await newPerson();
    const json = { email, password: "Wrong-Horse-1" };
    for (let failed = 0; failed < 5; failed += 1) {
      expect((await send("POST", "/api/login", { json })).status).toBe(401);
    }
    const { status, headers, body } = await send("POST", "/api/login", { json });
    expect([status, body]).toMatchObject([429, { code: "rate_limited" }]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("accounts-12 verification", () => {
  const verify = (json: unknown) => messageOf(send("POST", "/api/auth/verify-token", { json }));

  test("without token or email", async () => {
    const stated = [400, "Invalid verification link. Missing token or email."];
    expect(await verify({ email: "a@example.com" })).toEqual(stated);
    expect(await verify({ token: "x" })).toEqual(stated);
  });

  test("with a token nobody was sent", async () => {
    const stated = [400, "Failed to verify your email. Please try again."];
    expect(await verify({ token: "never-sent", email: "a@example.com" })).toEqual(stated);
  });

  test("with somebody else's address; the test call says so before, and consumes nothing (accounts-13)", async () => {
    const email = newAddress();
    await send("POST", "/api/auth/magic-link", { json: { email } });
    const { token } = await linkTo(email);
    const query = new URLSearchParams({ token, email: "other@example.com" }).toString();
    const { body } = await send("GET", `/api/auth/token-verify-test?${query}`);
    expect(body).toEqual({ found: true, emailMatches: false, isExpired: false });
    const stated = [400, "The verification link is invalid. The email does not match."];
    expect(await verify({ token, email: "other@example.com" })).toEqual(stated);
    expect((await verify({ token, email }))[0]).toBe(200);
    expect((await verify({ token, email }))[0]).toBe(400);
  });

  test("accounts-14: a link leads back only within the product", async () => {
    for (const [redirectUrl, leadsTo] of [
      ["/reports", "/reports"],
      ["https://evil.example/reports", "/upload-receipt"],
      ["//evil.example", "/upload-receipt"],
    ]) {
      const email = newAddress();
      await send("POST", "/api/auth/magic-link", { json: { email, redirectUrl } });
      const { body } = await send("POST", "/api/auth/verify-token", { json: await linkTo(email) });
      expect([redirectUrl, body]).toMatchObject([redirectUrl, { isNewUser: true, redirectTo: leadsTo }]);
    }
  });
});

describe("receipts-3 receipts", () => {
  test("no image, and no image at all in what is sent", async () => {
    const { cookie } = person;
    const stated = await messageOf(send("POST", "/api/receipts", { cookie, json: {} }));
    expect(stated).toEqual([400, "Please select an image first."]);
    const text = Buffer.from("This is not an image.").toString("base64");
    const { status, body } = await send("POST", "/api/receipts", { cookie, json: { base64Image: text } });
    expect([status, body]).toMatchObject([400, { message: expect.any(String), code: "bad_request" }]);
  });

  test("receipts-13: 'Invalid item index', receipts-21: one save, 'Please select at least one gluten-free item'", async () => {
    const { cookie } = person;
    const { id, items } = await draftReceipt(person);
    for (const index of ["-1", "1.5", "x", String(items.length), "9999"]) {
      const path = `/api/receipts/${id}/items/${index}/selection`;
      const stated = await messageOf(send("PUT", path, { cookie, json: { isSelected: true } }));
      expect([index, stated]).toEqual([index, [400, "Invalid item index"]]);
    }
    const confirm = (json: unknown) => send("POST", `/api/receipts/${id}/confirm`, { cookie, json });
    expect(await messageOf(confirm({ virtualItems: [] }))).toEqual([
      400,
      "Please select at least one gluten-free item before saving.",
    ]);
    const virtualItems = [{ productName: "GF Crackers", price: 4.99 }];
    const json = { virtualItems, purchaseDate: "2026-03-14" };
    const first = await confirm(json);
    const again = await Promise.all([confirm(json), confirm(json)]);
    expect(first.body).toEqual({ logsCreated: 1 });
    expect(again.map(({ body }) => body)).toEqual([{ logsCreated: 1 }, { logsCreated: 1 }]);
  });

  test("receipts-6: the same photo again is answered with duplicateOf", async () => {
    const { cookie } = await newPerson();
    const json = { base64Image: await drawnReceipt() };
    const first = await send("POST", "/api/receipts", { cookie, json });
    const second = await send("POST", "/api/receipts", { cookie, json });
    expect(second.body).toMatchObject({ duplicateOf: (first.body as { id: string }).id });
  });

  test("plans-4, plans-27: six photos are read in a free month; the sixth save is 402, and its draft stays", async () => {
    const someone = await newPerson();
    const { cookie } = someone;
    const json = { purchaseDate: "2026-03-14", virtualItems: [{ productName: "GF Crackers", price: 4.99 }] };
    const saves = [];
    for (let photo = 1; photo <= 6; photo += 1) {
      const { id } = await draftReceipt(someone, photo);
      saves.push({ id, ...(await send("POST", `/api/receipts/${id}/confirm`, { cookie, json })) });
    }
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 402]);
    const sixth = saves.at(-1);
    expect(sixth?.body).toMatchObject({
      code: "plan_limit",
      limit: 5,
      resetsAt: expect.stringMatching(/^\d{4}-\d\d-01T00:00:00/),
    });
    const kept = await send("GET", `/api/receipts/${sixth?.id}`, { cookie });
    expect(kept.body).toMatchObject({ status: "draft" });
  });
});

test("mail-8: the test e-mail says 'Email sent successfully'", async () => {
  const stated = await messageOf(send("POST", "/api/test/email", { json: { email: newAddress() } }));
  expect(stated).toEqual([200, "Email sent successfully"]);
});

test("an unknown call is 404 as JSON, a wrong method 405 with Allow", async () => {
  const unknown = await send("GET", "/api/no/such/call");
  expect([unknown.status, unknown.body]).toMatchObject([404, { code: "not_found" }]);
  const wrong = await send("DELETE", "/api/receipts");
  expect([wrong.status, wrong.body]).toMatchObject([405, { code: "method_not_allowed" }]);
  expect(wrong.headers.get("allow")).toBe("POST, GET, HEAD, OPTIONS");
});

test("chat-47 Millie says a year's figures in French, and no key of a message", async () => {
  const json = { message: "Quels sont les chiffres du Canada pour 2025?", email: newAddress() };
  const { body } = await send("POST", "/api/chat/message", { json });
  const said = /d’un montant fixe de 2\s834\s\$, selon le moins élevé des deux.* au taux de 14,5\s%\. /;
  expect(body).toMatchObject({ answered: true, reply: expect.stringMatching(said) });
});
