import { Readable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { createClient, GfLedgerError, type Photo } from "../src/create-client";
import { type Answer, json, refusal, result, standInServer } from "./stand-in-server";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function clientOn(...answers: Answer[]) {
  const server = await standInServer(...answers);
  open.push(server);
  return { server, client: createClient({ baseUrl: `${server.url}/`, apiKey: "gfl_test", timeoutMs: 2000 }) };
}

async function failureOf(call: Promise<unknown>): Promise<GfLedgerError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof GfLedgerError) return error;
  throw new Error(`Not a GfLedgerError: ${String(error)}`);
}

const USER = {
  id: "1",
  email: "ada@example.com",
  name: null,
  edition: "ca",
  isSample: false,
  taxReminders: true,
  sharePrices: false,
  priceRegion: null,
  language: null,
  consentsDue: false,
};

test("api-25: every call carries the API key as a bearer", async () => {
  const { server, client } = await clientOn(result(USER));
  await expect(client.auth.user.query()).resolves.toEqual(USER);
  expect(server.seen).toMatchObject([
    {
      method: "GET",
      path: expect.stringMatching(/^\/api\/trpc\/auth\.user\?/),
      authorization: "Bearer gfl_test",
    },
  ]);
});

test("api-34: the client asks for its language with every call, and leaves it to the account without one", async () => {
  const headersOf = async (language?: "fr") => {
    const sent: Headers[] = [];
    const client = createClient({
      baseUrl: "http://ca.localhost:3000",
      apiKey: "gfl_test",
      fetch: async (_url, init) => {
        sent.push(new Headers(init?.headers));
        return Response.json({ result: { data: { json: USER } } });
      },
      ...(language ? { language } : {}),
    });
    await client.auth.user.query();
    return sent[0]?.get("accept-language");
  };
  expect([await headersOf("fr"), await headersOf()]).toEqual(["fr", null]);
});

test("a refused call is tried again when the server says (429, Retry-After)", async () => {
  const busy = refusal(429, { message: "Too many requests.", code: "rate_limited" }, { "Retry-After": "0" });
  const { server, client } = await clientOn(busy, busy, result({ lineItemCount: 2 }));
  await expect(client.receipts.confirm.mutate({ id: "x" })).resolves.toEqual({ lineItemCount: 2 });
  expect(server.seen).toHaveLength(3);
  expect(new Set(server.seen.map(({ body }) => body)).size).toBe(1);
});

test("a wait nobody would sit through is handed to the caller with its code", async () => {
  const locked = refusal(429, { message: "Wait.", code: "rate_limited" }, { "Retry-After": "900" });
  const { server, client } = await clientOn(locked);
  const error = await failureOf(client.auth.login.mutate({ email: "a@b.ca", password: "secret-1" }));
  expect(error).toMatchObject({
    code: "rate_limited",
    status: 429,
    message: "Wait.",
    retryAfterSeconds: 900,
    requestId: "request-1",
  });
  expect(server.seen).toHaveLength(1);
});

test("api-25: a failure has the code, the sentence and the fields of the server's answer", async () => {
  const issues = [{ path: "year", message: "Please enter a tax year, for example 2026." }];
  const body = { message: "Please enter a tax year, for example 2026.", code: "bad_request", issues };
  const { client } = await clientOn(refusal(400, body));
  const error = await failureOf(client.taxReport.summary.query({ year: 99999 }));
  expect(error).toMatchObject({ code: "bad_request", status: 400, message: body.message, issues });
});

test("api-64 a change is sent again only when the server says when, a read also behind a proxy", async () => {
  const busyProxy = json(503, {});
  const change = await clientOn(busyProxy, result({ lineItemCount: 2 }));
  const error = await failureOf(change.client.receipts.confirm.mutate({ id: "x" }));
  expect(error).toMatchObject({ status: 503 });
  expect(change.server.seen).toHaveLength(1);

  const broken: Answer = (_request, response) => response.destroy();
  const read = await clientOn(json(502, {}), broken, result(USER));
  await expect(read.client.auth.user.query()).resolves.toEqual(USER);
  const lost = await clientOn(broken, result({ lineItemCount: 2 }));
  expect((await failureOf(lost.client.receipts.confirm.mutate({ id: "x" }))).code).toBe("network");
  expect(lost.server.seen).toHaveLength(1);
});

const page =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { "Content-Type": "text/html", ...headers });
    response.end("<!doctype html><title>Hello</title>");
  };

test.each([
  [200, "unexpected_answer", "Check baseUrl"],
  [404, "unexpected_answer", "Check baseUrl"],
  [413, "too_large", "in front of it"],
  [504, "unavailable", "in front of it"],
])("api-65 a page of another server's, answered %i, is %s and says so", async (status, code, words) => {
  const { client, server } = await clientOn(page(status));
  const error = await failureOf(client.receipts.confirm.mutate({ id: "x" }));
  expect(error).toMatchObject({ code, status });
  expect(error.message).toContain(`${server.url} answered ${status} (text/html), not GF Ledger.`);
  expect(error.message).toContain(words);
});

test("api-65 what cannot be reached, is too slow or has no key is named with what to do", async () => {
  const { server } = await clientOn(result(USER));
  await server.close();
  open.length = 0;
  const gone = await failureOf(createClient({ baseUrl: server.url, retries: 0 }).auth.user.query());
  expect(gone.message).toBe(
    `${server.url} could not be reached (ECONNREFUSED). Check the address and the connection.`,
  );
  const silent = await clientOn(() => {});
  const slow = createClient({ baseUrl: silent.server.url, timeoutMs: 50 });
  expect((await failureOf(slow.auth.user.query())).message).toContain("took longer than 0.05 s");

  const refused = await clientOn(refusal(401, { message: "Please sign in.", code: "unauthenticated" }));
  const keyless = createClient({ baseUrl: refused.server.url, apiKey: "" });
  expect((await failureOf(keyless.auth.user.query())).message).toContain("pass it as apiKey");
  expect((await failureOf(refused.client.auth.user.query())).message).toBe("Please sign in.");
});

test.each([
  [{ baseUrl: "gfledger.ca" }, "baseUrl must be"],
  [{ baseUrl: "file:///receipts" }, "baseUrl must be"],
  [{ baseUrl: "http://ca.localhost:3000", apiKey: "gfl_one gfl_two" }, "apiKey must be"],
])("api-65 options that can reach nothing are refused when the client is made: %j", (options, words) => {
  expect(() => createClient(options)).toThrow(words);
});

test("api-65 a key that was read from a file may end with a line break", async () => {
  const { server } = await clientOn(result(USER));
  await createClient({ baseUrl: server.url, apiKey: "gfl_test\n" }).auth.user.query();
  expect(server.seen[0]?.authorization).toBe("Bearer gfl_test");
});

test("a server that cannot be reached, and one that does not answer, are told apart", async () => {
  const { server, client } = await clientOn(result(USER));
  await server.close();
  open.length = 0;
  const quick = createClient({ baseUrl: server.url, retries: 0 });
  expect((await failureOf(quick.auth.user.query())).code).toBe("network");

  const silent = await clientOn(() => {});
  const patient = createClient({ baseUrl: silent.server.url, retries: 0, timeoutMs: 50 });
  expect((await failureOf(patient.auth.user.query())).code).toBe("timed_out");
  expect(client).toBeDefined();
});

test("a call can be cancelled", async () => {
  const { client } = await clientOn(() => {});
  const controller = new AbortController();
  const call = client.auth.user.query(undefined, { signal: controller.signal });
  controller.abort();
  expect((await failureOf(call)).code).toBe("aborted");
});

test("api-25 an upload sends the photo as its bytes and tells its progress", async () => {
  const { server, client } = await clientOn(
    json(503, { message: "Busy.", code: "unavailable" }, { "Retry-After": "0" }),
    result({ id: "r1", items: [] }),
  );
  const image = Uint8Array.from({ length: 200_000 }, (_, position) => position % 251);
  const progress: number[] = [];
  const receipt = await client.uploadReceipt(image, {
    onProgress: ({ sentBytes, totalBytes }) => progress.push(sentBytes / totalBytes),
  });
  expect(receipt.id).toBe("r1");
  expect(server.seen[1]?.contentType).toBe("application/octet-stream");
  expect(Buffer.from(image).equals(server.seen[1]?.bytes ?? new Uint8Array())).toBe(true);
  expect(progress.at(-1)).toBe(1);
  expect(progress.length).toBeGreaterThan(3);
});

const image = Uint8Array.from({ length: 200_000 }, (_, position) => position % 251);
async function* inPieces() {
  for (let at = 0; at < image.length; at += 50_000) yield image.slice(at, at + 50_000);
}

test.each<[string, () => Photo]>([
  ["a Blob", () => new Blob([image])],
  ["a web stream", () => new Blob([image]).stream()],
  ["a Node stream", () => Readable.from(inPieces())],
  ["an async iterator", inPieces],
])("api-66 %s is sent as its bytes, and again after a refusal", async (_kind, photo) => {
  const busy = json(503, { message: "Busy.", code: "unavailable" }, { "Retry-After": "0" });
  const { server, client } = await clientOn(busy, result({ id: "r1", items: [] }));
  await client.uploadReceipt(photo());
  for (const { bytes } of server.seen) expect(Buffer.from(image).equals(bytes)).toBe(true);
  expect(server.seen).toHaveLength(2);
});

test("api-66 what is no photo, or longer than one may be, is refused before anything is sent", async () => {
  const { server, client } = await clientOn(result({ id: "r1", items: [] }));
  const endless = async function* () {
    for (;;) yield new Uint8Array(1024 * 1024);
  };
  expect((await failureOf(client.uploadReceipt(endless()))).message).toBe("A photo may have at most 15 MB.");
  for (const wrong of ["receipt.jpg", Readable.from(["text"]), {}, null]) {
    const error = await failureOf(client.uploadReceipt(wrong as Photo));
    expect(error.message).toContain("createReadStream(path)");
  }
  expect(server.seen).toEqual([]);
});

test("receipts-97 a photo in a call's input is sent as its bytes, in a form with the other fields", async () => {
  const { server, client } = await clientOn(result({ lineItemCount: 2 }));
  const image = Uint8Array.from({ length: 2_000 }, (_, position) => position % 251);
  await client.receipts.confirm.mutate({ id: "r1", image });
  const [sent] = server.seen;
  const form = await new Response(sent?.bytes as Uint8Array<ArrayBuffer>, {
    headers: { "content-type": sent?.contentType ?? "" },
  }).formData();
  expect(form.get("input")).toBe('{"id":"r1"}');
  expect(Buffer.from(await (form.get("image") as Blob).arrayBuffer()).equals(image)).toBe(true);
});

test("plans-4: a save beyond the plan is an error with its limit and the day it resets", async () => {
  const body = { message: "Used up.", code: "plan_limit", limit: 5, resetsAt: "2026-04-01T00:00:00.000Z" };
  const { client } = await clientOn(refusal(402, body));
  const error = await failureOf(client.receipts.confirm.mutate({ id: "x" }));
  expect(error).toMatchObject({
    code: "plan_limit",
    status: 402,
    body: { limit: 5, resetsAt: body.resetsAt },
  });
});

test("api-67 line items come one by one, of one year where a year is given, as many as there are", async () => {
  const dates = Array.from({ length: 1002 }, (_, index) => (index < 1000 ? "2026-03-14" : "2025-12-31"));
  const answerOf = (some: string[], nextCursor: string | null) =>
    result({ lineItems: some.map((purchaseDate) => ({ purchaseDate })), nextCursor });
  const { server, client } = await clientOn(
    answerOf(dates.slice(0, 1000), "2026-03-14_x"),
    answerOf(dates.slice(1000), null),
  );
  const taken = [];
  for await (const item of client.lineItems({ year: 2025 })) taken.push(item.purchaseDate);
  expect(taken).toEqual(["2025-12-31", "2025-12-31"]);
  expect(server.seen).toHaveLength(2);
});

test("api-79 the iterator goes on at the cursor of the page before, and never by number", async () => {
  const answerOf = (name: string, nextCursor: string | null) => result({ lineItems: [{ name }], nextCursor });
  const { server, client } = await clientOn(answerOf("GF Bread", "2026-03-14_x"), answerOf("GF Penne", null));
  const names = [];
  for await (const { name } of client.lineItems()) names.push(name);
  expect(names).toEqual(["GF Bread", "GF Penne"]);
  const asked = server.seen.map(({ path }) => decodeURIComponent(path));
  expect(asked[0]).not.toContain("cursor");
  expect(asked[1]).toContain('"cursor":"2026-03-14_x"');
  expect(asked.join()).not.toContain('"page"');
});

test("api-79 a full page of a server that knows no cursors is an error, not the end of the list", async () => {
  const full = Array.from({ length: 1000 }, () => ({ purchaseDate: "2026-03-14" }));
  const { client } = await clientOn(result({ lineItems: full }));
  const walk = async () => {
    for await (const _ of client.lineItems());
  };
  expect(await failureOf(walk())).toMatchObject({ code: "unexpected_answer" });
});

test("api-67 a list comes page by page, and no page is asked for before it is wanted", async () => {
  const answerOf = (page: number) => result({ receipts: [{ id: `r${page}` }], totalPages: 3, page });
  const { server, client } = await clientOn(answerOf(1), answerOf(2), answerOf(3));
  const ids: string[] = [];
  for await (const { receipts } of client.receipts.list.pages({ status: "draft", perPage: 1 })) {
    expect(server.seen).toHaveLength(ids.length + 1);
    ids.push(...receipts.map(({ id }) => id));
  }
  expect(ids).toEqual(["r1", "r2", "r3"]);
  expect(decodeURIComponent(server.seen[2]?.path ?? "")).toContain('"status":"draft","perPage":1,"page":3');

  const none = await clientOn(result({ receipts: [], totalPages: 0, page: 1 }));
  for await (const { receipts } of none.client.receipts.list.pages({})) expect(receipts).toEqual([]);
  expect(none.server.seen).toHaveLength(1);
});
