import { afterEach, expect, it, vi } from "vitest";
import { postJson } from "./post-json";

afterEach(() => vi.unstubAllGlobals());

it("screens-16 a call of the sign-in pages sends the session's cookie and asks for no caching", async () => {
  const asked: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    asked.push(init);
    return Response.json({ email: "ada@example.com" });
  });
  expect(await postJson("/api/login", { email: "ada@example.com" })).toEqual({
    ok: true,
    body: { email: "ada@example.com" },
  });
  expect(asked).toMatchObject([{ method: "POST", credentials: "include", cache: "no-store" }]);
});
