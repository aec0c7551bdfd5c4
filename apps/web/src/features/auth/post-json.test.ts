import { afterEach, expect, it, vi } from "vitest";
import { postJson } from "./post-json";

afterEach(() => vi.unstubAllGlobals());

it("screens-16 editions-12 a call of the sign-in pages sends the session's cookie, asks for no caching, and names the page's language", async () => {
  const asked: RequestInit[] = [];
  vi.stubGlobal("document", { documentElement: { lang: "fr-CA" } });
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    asked.push(init);
    return Response.json({ email: "ada@example.com" });
  });
  expect(await postJson("/api/login", { email: "ada@example.com" })).toEqual({
    ok: true,
    body: { email: "ada@example.com" },
  });
  expect(asked).toMatchObject([{ method: "POST", credentials: "include", cache: "no-store" }]);
  expect(asked[0]?.headers).toMatchObject({ "Accept-Language": "fr-CA" });
});
