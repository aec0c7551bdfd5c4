import { expect, test } from "vitest";
import type { Container } from "../../src/server/container";
import { isSecure } from "../../src/server/environment/is-secure";

test.each([
  ["production behind a proxy that says https", true, 1, "https", true],
  ["production behind a proxy that says nothing", true, 1, null, true],
  ["production behind a proxy that says http", true, 1, "http", true],
  ["production without a proxy", true, 0, null, true],
  ["the local mode", false, 0, null, false],
  ["the local mode, where a client speaks of https itself", false, 0, "https", false],
  ["the local mode behind a trusted proxy that says https", false, 1, "https", true],
  ["the local mode behind a trusted proxy that says nothing", false, 1, null, false],
])(
  "operating-14 %s: whether the session has a Secure cookie",
  (_where, production, hops, message, secure) => {
    const environment = { TRUST_PROXY: hops } as Container["environment"];
    const settings = { production } as Container["settings"];
    expect(isSecure(message, { environment, settings })).toBe(secure);
  },
);
