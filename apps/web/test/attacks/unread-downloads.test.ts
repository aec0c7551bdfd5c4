import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { type Claimant, claimant } from "./support/claimant";

const RECORDS = "/api/account/export";

// In a file of its own: it mostly waits, and asks nobody for their health, so other suites may run beside it.
let product: Product;
beforeAll(async () => {
  product = await openProduct({ RATE_LIMIT_SCALE: "100" });
});
afterAll(() => product.close());

/** Names that hardly pack, so that what is made of them is more than a socket holds. */
const LONG = "(SELECT string_agg(md5((n * k)::text), '') FROM generate_series(1, 10) k)";

/** Asks for an account's records, and reads nothing of the answer; resolves when the server lets go of it. */
function unread(cookie: string): Promise<"let go"> {
  const { hostname, port } = new URL(product.origin);
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path: RECORDS, headers: { cookie } }, (answer) => {
      answer.pause();
      answer.socket.pause();
      // A socket that nobody reads has no end to tell of until it is read.
      void sleep(45_000).then(() => answer.resume());
      answer.on("error", () => resolve("let go"));
      answer.on("aborted", () => resolve("let go"));
    });
    asked.on("error", () => resolve("let go"));
    asked.end();
  });
}

/** Downloads an account's records, all of them; resolves with the status of the answer. */
async function download({ cookie }: Claimant): Promise<number> {
  const answer = await product.send("GET", RECORDS, { cookie, waitsMs: 240_000 });
  await answer.arrayBuffer();
  return answer.status;
}

test("operating-51 downloads that nobody reads are let go of, and another account gets its own meanwhile", async () => {
  const owners = await Promise.all(Array.from({ length: 2 }, () => claimant(product, 20_000, LONG)));
  const other = await claimant(product, 5, "'GF loaf ' || n");
  const left = owners.map(({ cookie }) => unread(cookie));
  await sleep(1_000);
  const own = await download(other);
  if (own === 503) {
    await sleep(15_000);
    expect(await download(other)).toBe(200);
  } else expect(own).toBe(200);
  expect(await Promise.all(left)).toEqual(["let go", "let go"]);
}, 120_000);
