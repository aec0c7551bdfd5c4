import type { AppRouter } from "@gf-ledger/api/app-router";
import type { Operation, OperationResultEnvelope, TRPCClientError } from "@trpc/client";
import { type Observable, observable } from "@trpc/server/observable";
import superjson from "superjson";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_ANSWERS, firstAnswersLink } from "@/trpc/first-answers";

const answer = (data: unknown) => Response.json({ result: { data: superjson.serialize(data) } });

beforeEach(() => {
  vi.spyOn(performance, "now").mockReturnValue(15_000);
  vi.stubGlobal("document", { documentElement: { lang: "en-CA" } });
  vi.stubGlobal("window", {
    [FIRST_ANSWERS]: { "auth.user": Promise.resolve(answer({ name: "from the page" })) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Makes a call; resolves with what answers it, or "asked again" where the call went on. */
function call(path: string, { type = "query", input }: Partial<Operation> = {}): Promise<unknown> {
  const op: Operation = { id: 1, type, path, input, context: {}, signal: null };
  const next = (): Observable<
    OperationResultEnvelope<unknown, TRPCClientError<AppRouter>>,
    TRPCClientError<AppRouter>
  > =>
    observable((observer) => {
      observer.next({ result: { type: "data", data: "asked again" } });
      observer.complete();
    });
  return new Promise((resolve, reject) => {
    firstAnswersLink({})({ op, next }).subscribe({
      next: ({ result }) => resolve("data" in result ? result.data : null),
      error: reject,
    });
  });
}

test("screens-50 what the page's own HTML asked answers its call once", async () => {
  expect(await call("auth.user")).toEqual({ name: "from the page" });
  expect(await call("auth.user")).toBe("asked again");
});

test("screens-50 a call with an input, and another call, are asked again", async () => {
  expect(await call("auth.user", { input: { year: 2026 } })).toBe("asked again");
  expect(await call("taxReport.years")).toBe("asked again");
  expect(await call("auth.user")).toEqual({ name: "from the page" });
});

test("screens-50 an answer that nobody took before a change is not used after it", async () => {
  expect(await call("account.updateProfile", { type: "mutation", input: {} })).toBe("asked again");
  expect(await call("auth.user")).toBe("asked again");
});

test("screens-50 where no answer came the call is made again", async () => {
  vi.stubGlobal("window", { [FIRST_ANSWERS]: { "auth.user": Promise.resolve(null) } });
  const asked = vi.fn(async () => answer({ name: "made again" }));
  vi.stubGlobal("fetch", asked);
  expect(await call("auth.user")).toEqual({ name: "made again" });
  expect(asked).toHaveBeenCalledOnce();
});

test("screens-50 a refusal is told to its call, and the other calls are made again", async () => {
  const refusal = { message: "Not signed in", code: -32001, data: { httpStatus: 401 } };
  vi.stubGlobal("window", {
    [FIRST_ANSWERS]: {
      "auth.user": Promise.resolve(Response.json({ error: superjson.serialize(refusal) }, { status: 401 })),
      "taxReport.lineItems": Promise.resolve(answer([])),
    },
  });
  await expect(call("auth.user")).rejects.toThrow("Not signed in");
  expect(await call("taxReport.lineItems")).toBe("asked again");
});

test("screens-50 an answer of a server that failed is told to its call, and another try asks again", async () => {
  vi.stubGlobal("window", {
    [FIRST_ANSWERS]: {
      "auth.user": Promise.resolve(new Response("<html>Bad gateway</html>", { status: 502 })),
    },
  });
  await expect(call("auth.user")).rejects.toThrow();
  expect(await call("auth.user")).toBe("asked again");
});

test("screens-50 a page that has been open for a while asks again", async () => {
  vi.spyOn(performance, "now").mockReturnValue(15_001);
  expect(await call("auth.user")).toBe("asked again");
});
