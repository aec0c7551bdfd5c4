import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { clientAddressOf, clientKey, isLoopback } from "../../src/server/process/request/client-address";

function requestFrom(peer: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: peer });
  const request = new IncomingMessage(socket);
  if (forwardedFor) request.headers["x-forwarded-for"] = forwardedFor;
  return request;
}

describe("api-21 a client is", () => {
  test.each([
    [0, "192.0.2.1", "198.51.100.9"],
    [1, "198.51.100.9", "forged, 203.0.113.5, 198.51.100.9"],
    [2, "203.0.113.5", "10.0.0.1, 203.0.113.5, 198.51.100.9"],
    [1, "2001:db8:1:2::9", "2001:db8:1:2::9"],
  ])("with TRUST_PROXY=%i the address %s, so many hops from the right of %s", (hops, client, forwarded) => {
    expect(clientAddressOf(requestFrom("192.0.2.1", forwarded), hops)).toBe(client);
  });

  test("its own address where the proxy says nothing that is an address", () => {
    expect(clientAddressOf(requestFrom("192.0.2.1"), 1)).toBe("192.0.2.1");
    expect(clientAddressOf(requestFrom("192.0.2.1", "unknown"), 1)).toBe("192.0.2.1");
  });

  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:ffff::9", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["no address", "unknown"],
  ])("at %s, counted as %s", (address, counted) => {
    expect(clientKey(address)).toBe(counted);
  });
});

test.each([
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["192.168.1.2", false],
  ["unknown", false],
])("operating-4 %s being this machine's own is %s", (address, own) => {
  expect(isLoopback(address)).toBe(own);
});
