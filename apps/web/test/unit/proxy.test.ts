import { NextRequest } from "next/server";
import { afterEach, expect, test, vi } from "vitest";
import { proxy } from "../../src/proxy";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Where the proxy redirects a request that reached the server on its own port; `null` for nowhere. */
function ledTo(host: string, path: string): string | null {
  const request = new NextRequest(`http://localhost:3000${path}`, { headers: { host } });
  return proxy(request).headers.get("location");
}

test("screens-11 a resolved target keeps the host and the port that the person came by, and the query", () => {
  expect(ledTo("ca.localhost:4000", "/login?redirect=/reports")).toBe(
    "http://ca.localhost:4000/auth?redirect=/reports",
  );
});

test("screens-11 behind a proxy that speaks https it leads to https, and not to the server's own port", () => {
  vi.stubEnv("APP_ENV", "production");
  expect(ledTo("gfledger.ca", "/dashboard")).toBe("https://gfledger.ca/reports");
});
