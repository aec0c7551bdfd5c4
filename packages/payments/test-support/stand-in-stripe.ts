import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { parseForm } from "./form-body";
import { type SignedEvent, signEvent } from "./signed-event";
import { refusal, type StandInAnswer } from "./stand-in-answer";
import { answerCall } from "./stand-in-answers";
import { StandInWorld } from "./stand-in-world";

export const STAND_IN_SECRET_KEY = "sk_test_stand_in";
export const STAND_IN_WEBHOOK_SECRET = "whsec_stand_in";

export interface StandInStripe {
  /** For `STRIPE_API_BASE`. */
  readonly apiBase: string;
  readonly world: StandInWorld;
  /** `POST /v1/subscriptions` and the like, oldest first. */
  readonly calls: string[];
  /** Answers the next calls with these faults, one each: a status, or silence. */
  readonly faults: (number | "silence")[];
  /** An event about an object as it is now, with its signature, as the webhook receives it. */
  event(type: string, object: object, at?: Partial<SignedEvent["at"]>): SignedEvent;
  close(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * A server that speaks the wire format of the Stripe calls the product uses: form-encoded
 * bodies, bearer keys, expansion, idempotency keys and Stripe's error bodies.
 */
export async function startStandInStripe(
  seconds: () => number = () => Math.floor(Date.now() / 1000),
): Promise<StandInStripe> {
  const world = new StandInWorld(seconds);
  const calls: string[] = [];
  const faults: StandInStripe["faults"] = [];
  const remembered = new Map<string, { asked: string; answer: string }>();

  async function answer(request: IncomingMessage): Promise<StandInAnswer | "silence"> {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const body = await textOf(request);
    const call = `${request.method} ${url.pathname}`;
    calls.push(call);
    const fault = faults.shift();
    if (fault === "silence") return fault;
    if (fault !== undefined) return refusal(fault, { type: "api_error", message: `fault ${fault}` });
    if (request.headers.authorization !== `Bearer ${STAND_IN_SECRET_KEY}`) {
      return refusal(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    }
    const key = request.headers["idempotency-key"];
    const asked = `${call} ${body}`;
    const before = typeof key === "string" ? remembered.get(key) : undefined;
    if (before && before.asked !== asked) {
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      return refusal(400, { type: "idempotency_error", message });
    }
    if (before) return { status: 200, body: JSON.parse(before.answer) };
    const given = answerCall(world, {
      method: request.method ?? "GET",
      path: url.pathname,
      fields: parseForm(request.method === "GET" ? url.search.slice(1) : body),
    });
    if (typeof key === "string" && given.status === 200) {
      remembered.set(key, { asked, answer: JSON.stringify(given.body) });
    }
    return given;
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (given) => {
        if (given === "silence") return;
        response.writeHead(given.status, {
          "content-type": "application/json",
          "request-id": "req_stand_in",
        });
        response.end(JSON.stringify(given.body));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));

  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    calls,
    faults,
    event: (type, object, at) =>
      signEvent(type, object, STAND_IN_WEBHOOK_SECRET, { created: seconds(), signed: seconds(), ...at }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
