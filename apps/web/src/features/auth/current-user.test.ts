import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const USER = { id: "u1", email: "ada@example.com" };
const FRESH_MS = 5 * 60_000;

/** The calls that the browser made, and the server's next answer. */
let asked: [address: string, init: RequestInit][];
let answer: () => Promise<Response>;
let kept: Record<string, string>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date("2026-03-14T12:00:00Z") });
  asked = [];
  kept = {};
  answer = async () => Response.json(USER);
  vi.stubGlobal("document", { cookie: "gf-ledger-signed-in=1" });
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    asked.push([address, init]);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a new page; resolves with what it knows once it has asked, if it asks. */
async function newPage() {
  const { currentUserStore } = await import("./current-user");
  return {
    async known() {
      currentUserStore.subscribe(() => {})();
      await vi.advanceTimersByTimeAsync(0);
      return currentUserStore.current();
    },
  };
}

describe("accounts-33 who is signed in", () => {
  it("accounts-33 screens-16 is asked of GET /api/user, with the session's cookie and without a cache", async () => {
    const { known } = await newPage();
    expect(await known()).toEqual({ status: "authenticated", user: USER });
    expect(asked).toEqual([["/api/user", { credentials: "include", cache: "no-store", headers: {} }]]);
  });

  it.each([
    ["401", async () => Response.json({ message: "no" }, { status: 401 })],
    ["a server that fails", async () => new Response("", { status: 500 })],
    ["an answer that is not JSON", async () => new Response("<html>")],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("accounts-33 is nobody after %s, and is not asked again meanwhile", async (_name, failing) => {
    answer = failing;
    const { known } = await newPage();
    expect(await known()).toEqual({ status: "unauthenticated", user: null });
    await known();
    expect(asked).toHaveLength(1);
  });

  it("accounts-33 is asked again once the answer is older than 5 minutes", async () => {
    const { known } = await newPage();
    await known();
    await vi.advanceTimersByTimeAsync(FRESH_MS);
    await known();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await known();
    expect(asked).toHaveLength(2);
  });

  it("is known without asking where there is neither session nor token", async () => {
    vi.stubGlobal("document", { cookie: "" });
    const { known } = await newPage();
    expect(await known()).toEqual({ status: "unauthenticated", user: null });
    expect(asked).toEqual([]);
  });
});

it("accounts-34 a token kept as authToken is sent with that call, without a session too", async () => {
  vi.stubGlobal("document", { cookie: "" });
  kept.authToken = "gfl_kept";
  const { known } = await newPage();
  expect(await known()).toMatchObject({ status: "authenticated" });
  expect(asked[0]?.[1].headers).toEqual({ Authorization: "Bearer gfl_kept" });
});
