import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { verifyWebhook } from "../src/create-client";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const BODY = JSON.stringify({
  type: "claim.filed",
  timestamp: "2026-03-20T12:00:00.000Z",
  data: { claimId: "5b8f0c37-6a1d-4e92-b4d8-9c3e7f201a65", taxYear: 2025, sha256: "0".repeat(64) },
});

function signed(at = new Date()) {
  return {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(SECRET).sign("msg_1", at, BODY),
  };
}

test("api-38 a message is verified with the headers of fetch and of Node", () => {
  const event = verifyWebhook(SECRET, new Headers(signed()), BODY);
  expect(event.type === "claim.filed" && event.data.taxYear).toBe(2025);
  const { "webhook-id": id, ...rest } = signed();
  expect(verifyWebhook(SECRET, { "Webhook-Id": id, ...rest, accept: undefined }, BODY)).toEqual(event);
});

test("api-38 a changed body, another secret and an old message are refused", () => {
  const headers = signed();
  expect(() => verifyWebhook(SECRET, headers, BODY.replace("2025", "2024"))).toThrow("signature");
  const other = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
  expect(() => verifyWebhook(other, headers, BODY)).toThrow("signature");
  expect(() => verifyWebhook(SECRET, signed(new Date(Date.now() - 3_600_000)), BODY)).toThrow("old");
});
