import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Posting, postMessage } from "../src/webhooks/post-message";
import { isPublicAddress, namesPrivateNetwork } from "../src/webhooks/public-address";
import { openReceiver, type Receiver } from "./support/webhook-receiver";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answering.with = (_, response) => response.writeHead(204).end();
});

const posted = (rest: Partial<Posting> = {}) =>
  postMessage({
    url: new URL(receiver.url),
    headers: { "content-type": "application/json" },
    body: "{}",
    allowPrivate: true,
    timeLimitMs: 5_000,
    mostAnswerBytes: 8192,
    now: new Date(),
    ...rest,
  });

describe("what a receiver answers", () => {
  test.each([
    [200, "delivered"],
    [204, "delivered"],
    [400, "refused"],
    [404, "refused"],
    [410, "gone"],
    [500, "refused"],
  ])("api-40 %d is kept as %s", async (status, outcome) => {
    receiver.answering.with = (_, response) => response.writeHead(status).end();
    expect(await posted()).toEqual({ outcome, statusCode: status });
  });

  test("api-40 one that hangs is given up at the time limit", async () => {
    receiver.answering.with = () => {};
    expect(await posted({ timeLimitMs: 200 })).toEqual({ outcome: "timed_out", statusCode: null });
  });

  test("api-40 one that answers ten megabytes is closed after some kilobytes, and took the message", async () => {
    let written = 0;
    const closed = new Promise<void>((resolve) => {
      receiver.answering.with = (_, response) => {
        response.writeHead(200);
        response.on("close", resolve);
        const more = () => {
          while (written < 10_000_000 && !response.destroyed) {
            written += 16_384;
            if (!response.write(Buffer.alloc(16_384))) return void response.once("drain", more);
          }
          response.end();
        };
        more();
      };
    });
    expect(await posted()).toEqual({ outcome: "answer_too_long", statusCode: 200 });
    await closed;
    expect(written).toBeLessThan(10_000_000);
  });

  test("api-40 one that took the message and never ends its answer has taken it", async () => {
    receiver.answering.with = (_, response) => void response.writeHead(200).write("a");
    expect(await posted({ timeLimitMs: 200 })).toEqual({ outcome: "delivered", statusCode: 200 });
  });

  test("api-40 one that cuts the line, one that nobody runs and a name that nobody has say which", async () => {
    receiver.answering.with = (_, response) => void response.destroy();
    expect(await posted()).toEqual({ outcome: "not_reached", statusCode: null });
    const gone = await openReceiver();
    await gone.close();
    expect(await posted({ url: new URL(gone.url) })).toEqual({ outcome: "not_reached", statusCode: null });
    const nobody = new URL("https://nobody.invalid/");
    expect(await posted({ url: nobody })).toEqual({ outcome: "address_unknown", statusCode: null });
  });

  test("api-40 one whose clock is off says so, where it refuses", async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toUTCString();
    receiver.answering.with = (_, response) => response.writeHead(401, { date: hourAgo }).end();
    expect(await posted()).toEqual({ outcome: "clock_differs", statusCode: 401 });
    receiver.answering.with = (_, response) => response.writeHead(200, { date: hourAgo }).end();
    expect(await posted()).toEqual({ outcome: "delivered", statusCode: 200 });
  });
});

describe("where a message may go", () => {
  test("api-39 a redirect is not followed, inward or elsewhere", async () => {
    receiver.answering.with = (_, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${receiver.port}/inside` }).end();
    expect(await posted()).toEqual({ outcome: "redirected", statusCode: 307 });
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hooks"]);
  });

  test.each([
    () => receiver.url,
    // A name that resolves to this machine: what is connected to is looked at, not what is written.
    () => `http://localhost:${receiver.port}/`,
    () => `http://2130706433:${receiver.port}/`,
    () => `http://[::ffff:127.0.0.1]:${receiver.port}/`,
  ])("api-39 nothing is sent to this machine, however it is written (%#)", async (url) => {
    const answer = await posted({ url: new URL(url()), allowPrivate: false });
    expect(answer).toEqual({ outcome: "address_not_allowed", statusCode: null });
    expect(receiver.received).toEqual([]);
  });

  test.each([
    ["93.184.216.34", true],
    ["2606:2800:220:1:248:1893:25c8:1946", true],
    ["127.0.0.1", false],
    ["10.1.2.3", false],
    ["172.16.0.1", false],
    ["192.168.1.1", false],
    ["169.254.169.254", false],
    ["100.64.0.1", false],
    ["0.0.0.0", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["::1", false],
    ["::", false],
    ["fe80::1", false],
    ["fd00::1", false],
    ["::ffff:10.0.0.1", false],
    ["64:ff9b::a00:1", false],
    ["2002:a00:1::", false],
    ["172.32.0.1", true],
    ["192.0.0.170", false],
    ["192.0.2.1", false],
    ["192.88.99.1", false],
    ["198.18.0.1", false],
    ["198.51.100.1", false],
    ["203.0.113.5", false],
    ["240.0.0.1", false],
    ["::10.0.0.1", false],
    ["::ffff:0:10.0.0.1", false],
    ["64:ff9b:1::a00:1", false],
    ["100::1", false],
    ["2001::1", false],
    ["2001:db8::1", false],
    ["3fff::1", false],
    ["5f00::1", false],
    ["fec0::1", false],
    ["ff02::1", false],
    ["fe80::1%eth0", false],
    ["nonsense", false],
  ])("api-39 %s is of the public internet: %s", (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  test("api-39 an address that names a private network is known before anything is resolved", () => {
    const named = (text: string) => namesPrivateNetwork(new URL(text));
    expect(named("https://localhost/")).toBe(true);
    expect(named("https://localhost./")).toBe(true);
    expect(named("https://a.localhost/")).toBe(true);
    expect(named("https://[::1]/")).toBe(true);
    expect(named("https://0x7f.1/")).toBe(true);
    expect(named("https://example.org/")).toBe(false);
    expect(named("https://93.184.216.34/")).toBe(false);
  });
});
