import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { ownAddress } from "./support/own-address";
import { rawCall } from "./support/raw-call";

const MAILS_AN_HOUR = 30;
const TRIES = 34;

let product: Product;
beforeAll(async () => {
  product = await openProduct({ TRUST_PROXY: "1", RATE_LIMIT_SCALE: "1" });
});
afterAll(() => product.close());

/** How many of a client's requests for a mail are taken, each for another address. */
async function mailsTaken(name: string, forwardedFor: (one: number) => string): Promise<number> {
  let taken = 0;
  for (let one = 0; one < TRIES; one += 1) {
    const { status } = await rawCall({
      port: product.port,
      method: "POST",
      path: "/api/auth/magic-link",
      json: { email: `${name}-${one}@example.com` },
      headers: { "x-forwarded-for": forwardedFor(one) },
    });
    if (status === 200) taken += 1;
    else expect(status).toBe(429);
  }
  return taken;
}

test("api-21 a client behind a proxy is what the proxy wrote, whatever the client wrote left of it", async () => {
  expect(await mailsTaken("forged", (one) => `198.51.100.${one}, 203.0.113.5`)).toBe(MAILS_AN_HOUR);
});

test("api-21 the addresses of one IPv6 network are one client", async () => {
  expect(await mailsTaken("network", (one) => `2001:db8:1:2::${one + 1}`)).toBe(MAILS_AN_HOUR);
});

test("operating-4 the local mode answers this machine alone, under both of its loopback addresses", async () => {
  const opened = (address: string) =>
    new Promise((resolve) => {
      const socket = connect(product.port, address);
      socket.once("connect", () => resolve("opened")).once("error", () => resolve("refused"));
      socket.unref();
    });
  expect(await opened(ownAddress())).toBe("refused");
  expect(await opened("127.0.0.1")).toBe("opened");
});
