import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownerWithDrafts } from "../resilience/support/owner";
import { openProduct, type Product } from "../resilience/support/product";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";

/** How long an attacker waits at most; no answer is worth a second of work. */
const GIVE_UP_MS = 120_000;
const AT_ONCE = 4;

let product: Product;
let owner: Awaited<ReturnType<typeof ownerWithDrafts>>;
beforeAll(async () => {
  product = await openProduct();
  owner = await ownerWithDrafts(product, 1);
});
afterAll(() => product.close());

interface Attack {
  readonly path: string;
  readonly body: string | Uint8Array;
  readonly type?: string;
  readonly signedIn: boolean;
  readonly atOnce?: number;
}

/** Sends one body several times at once; answers the statuses, and the slowest answer to a second client. */
async function attack({ path, body, type = "application/json", signedIn, atOnce = AT_ONCE }: Attack) {
  const health = await watchHealth(product.origin);
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () =>
      fetch(`${product.origin}${path}`, {
        method: "POST",
        signal: AbortSignal.timeout(GIVE_UP_MS),
        headers: { "content-type": type, ...(signedIn ? { cookie: owner.cookie } : {}) },
        body: body as string,
      }).then(async (answer) => ({ status: answer.status, text: await answer.text() })),
    ),
  );
  const slowest = await health.stop();
  return {
    statuses: [...new Set(answers.map(({ status }) => status))],
    slowest,
    texts: answers.map(({ text }) => text),
  };
}

const blanks = `${" ".repeat(15_000_000)}-`;
const HEAVY: readonly (readonly [what: string, json: () => string])[] = [
  ["a list of seven million empty objects", () => `{"json":[${"{},".repeat(6_900_000)}{}]}`],
  [
    "lists within lists, ten million deep",
    () => `{"json":${"[".repeat(10_000_000)}${"]".repeat(10_000_000)}}`,
  ],
  [
    "1.2 million keys",
    () => `{"json":{${Array.from({ length: 1_200_000 }, (_, at) => `"k${at}":1`).join()}}}`,
  ],
  [
    "a number of five million digits marked as a big one",
    () => `{"json":"${"9".repeat(5_000_000)}","meta":{"values":["bigint"]}}`,
  ],
];

/** A form of a photo with one field of JSON, as the pages send it. */
function formWith(json: string): { readonly body: Uint8Array; readonly type: string } {
  const part = (head: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${head}\r\n\r\n${content}\r\n`;
  const text = part('input"', json) + part('image"; filename="a.jpg"', "photo");
  return { body: new TextEncoder().encode(`${text}--x--\r\n`), type: "multipart/form-data; boundary=x" };
}

test.each([
  ["lists within lists, 40,000 deep", `{"items":${"[".repeat(40_000)}${"]".repeat(40_000)}}`],
  ["40,000 empty objects", `{"items":[${"{},".repeat(30_000)}{}]}`],
  ["15 MB of text", `{"store":"${"A".repeat(15_000_000)}"}`],
  ["the way to a prototype", '{"__proto__":{"id":"r1"}}'],
])(
  "receipts-97 a form of a photo and of %s is refused, and nobody else waits for it",
  async (_what, json) => {
    for (const call of ["receipts.confirm", "receipts.create", "receipts.read?batch=1"]) {
      const path = `/api/trpc/${call}`;
      const { statuses, slowest } = await attack({ path, ...formWith(json), signedIn: true });
      expect([call, statuses.every((status) => status === 400 || status === 413), statuses]).toEqual([
        call,
        true,
        statuses,
      ]);
      expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
    }
  },
);

test("api-16 1,700 numbers marked as typed arrays of 100 MB each are refused, and nobody else waits for it", async () => {
  const marked = (value: unknown) =>
    Object.fromEntries(Array.from({ length: 1_700 }, (_, at) => [`a${at}`, value]));
  const body = JSON.stringify({
    json: marked(100_000_000),
    meta: { values: marked([["typed-array", "Uint8Array"]]) },
  });
  expect(body.length).toBeLessThan(100_000);
  const { statuses, slowest } = await attack({ path: "/api/trpc/receipts.create", body, signedIn: true });
  expect(statuses).toEqual([400]);
  expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
});

describe.each(HEAVY)("api-16, api-27 a call with %s, four at once,", (_what, json) => {
  test("from nobody is refused, and nobody else waits for it", async () => {
    const body = json();
    for (const call of ["auth.register", "receipts.create", "taxReport.updateLineItem"]) {
      const { statuses, slowest } = await attack({ path: `/api/trpc/${call}`, body, signedIn: false });
      expect([call, statuses.every((status) => [400, 401, 404, 413].includes(status)), statuses]).toEqual([
        call,
        true,
        statuses,
      ]);
      expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
    }
  });

  test("from somebody who is signed in is refused, and nobody else waits for it", async () => {
    const body = json();
    for (const path of ["/api/trpc/receipts.create", "/api/trpc/receipts.confirm", "/api/receipts"]) {
      const { statuses, slowest } = await attack({ path, body, signedIn: true });
      expect([path, statuses.every((status) => status === 400 || status === 413), statuses]).toEqual([
        path,
        true,
        statuses,
      ]);
      expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
    }
  });
});

test("receipts-2 fifteen million blanks and a hyphen are not a photo, and nobody else waits for the answer", async () => {
  const paths: [string, string, number][] = [
    ["/api/receipts", JSON.stringify({ base64Image: blanks }), 400],
    [`/api/receipts/${owner.drafts[0]}/confirm`, JSON.stringify({ receiptImage: blanks }), 400],
    // Over tRPC a photo is bytes, and no JSON is this long (receipts-97).
    ["/api/trpc/receipts.create", JSON.stringify({ json: { image: blanks } }), 413],
  ];
  for (const [path, body, status] of paths) {
    const { statuses, slowest } = await attack({ path, body, signedIn: true });
    expect([path, statuses]).toEqual([path, [status]]);
    expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
  }
});

test("receipts-2 a call that carries a photo and is sent a list of numbers is refused with a sentence", async () => {
  const numbers = (count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => at));
  for (const count of [5_000, 150_000]) {
    const { statuses, texts, slowest } = await attack({
      path: "/api/receipts",
      body: numbers(count),
      signedIn: true,
    });
    expect(statuses.every((status) => status === 400 || status === 413)).toBe(true);
    expect(JSON.parse(texts[0] ?? "")).toMatchObject({ message: expect.stringMatching(/\S/) });
    expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
  }
});

test.each(["multipart/form-data; x", `multipart/form-data; boundary=${"x".repeat(300)}`])(
  "api-3 a photo in a form that cannot be taken apart is 400: %s",
  async (type) => {
    const { statuses } = await attack({ path: "/api/receipts", body: "x", type, signedIn: true });
    expect(statuses).toEqual([400]);
  },
);

test("api-28 many calls in one request are refused, and so is a photo among others", async () => {
  const batch = (paths: string[]) => `/api/trpc/${paths.join()}?batch=1`;
  const many = await attack({ path: batch(Array(100).fill("auth.magicLink")), body: "{}", signedIn: false });
  const mixed = await attack({
    path: batch(["receipts.create", "receipts.create"]),
    body: "{}",
    signedIn: true,
  });
  expect([many.statuses, mixed.statuses]).toEqual([[400], [400]]);
});

test("api-12 a header that speaks of a key and is none is refused by both transports, cookie or not", async () => {
  for (const path of ["/api/user", "/api/trpc/auth.user"]) {
    const headers = { authorization: "Bearer gfl_abc def", cookie: owner.cookie };
    expect([path, (await fetch(`${product.origin}${path}`, { headers })).status]).toEqual([path, 401]);
  }
});

test.each(["signout", "_log", "signin/email"])(
  "api-13 POST /api/auth/%s, which next-auth answers, refuses 20 MB with 413",
  async (action) => {
    const body = JSON.stringify({ csrfToken: "x".repeat(20_000_000) });
    const { statuses, slowest } = await attack({ path: `/api/auth/${action}`, body, signedIn: false });
    expect(statuses).toEqual([413]);
    expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
  },
);

test("afterwards a photo is still taken, as its bytes and as base64", async () => {
  const text = Buffer.from("This is not a photo at all.");
  const one = { path: "/api/receipts", signedIn: true, atOnce: 1 };
  const bytes = await attack({ ...one, body: text, type: "image/jpeg" });
  const json = await attack({ ...one, body: JSON.stringify({ base64Image: text.toString("base64") }) });
  expect([bytes.statuses, json.statuses]).toEqual([[400], [400]]);
  expect(bytes.texts[0]).toBe(json.texts[0]);
});
