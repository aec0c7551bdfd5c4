import OpenAI from "openai";
import Stripe from "stripe";
import { expect, onTestFinished, test, vi } from "vitest";
import { breakingOffAfter, dropping, failing, saying } from "../src/openai/openai-answers";
import { type ChatAnswering, OPENAI_ORIGIN, standInOpenAi } from "../src/openai/stand-in-openai";
import { serveVendor } from "../src/serve-vendor";
import { STAND_IN_SECRET_KEY, STRIPE_ORIGIN, standInStripe } from "../src/stripe/stand-in-stripe";
import { openVendorNetwork } from "../src/vendor-network";

const QUESTION = { model: "chat-2", messages: [{ role: "user" as const, content: "Hello?" }] };

/** The vendor's own client, which calls the handlers in this process or the same handlers over HTTP. */
async function clientBefore(way: "in this process" | "over HTTP", answering: ChatAnswering) {
  const { handlers, calls } = standInOpenAi(answering);
  const settings = { apiKey: "sk-secret", maxRetries: 0 };
  if (way === "over HTTP") {
    const { url, close } = await serveVendor(OPENAI_ORIGIN, handlers);
    onTestFinished(close);
    return { calls, client: new OpenAI({ ...settings, baseURL: `${url}/v1` }) };
  }
  const network = openVendorNetwork();
  network.use(...handlers);
  onTestFinished(() => network.close());
  return { calls, client: new OpenAI(settings) };
}

async function streamed(client: OpenAI): Promise<string> {
  let text = "";
  for await (const { choices } of await client.chat.completions.create({ ...QUESTION, stream: true })) {
    text += choices[0]?.delta.content ?? "";
  }
  return text;
}

test.each(["in this process", "over HTTP"] as const)(
  "one description of OpenAI answers its own client %s: whole, streamed, failing, breaking off and dropped",
  async (way) => {
    const hello = saying({ content: "Hello, hello: crème brûlée." });
    const turns = [hello, hello, failing(401), breakingOffAfter("Half an answer"), dropping];
    const { client, calls } = await clientBefore(way, (call, nth) => (turns[nth] ?? dropping)(call, nth));
    const whole = await client.chat.completions.create(QUESTION);
    expect(whole.choices[0]?.message.content).toBe("Hello, hello: crème brûlée.");
    expect(await streamed(client)).toBe("Hello, hello: crème brûlée.");
    await expect(client.chat.completions.create(QUESTION)).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
    await expect(streamed(client)).rejects.toThrow();
    await expect(client.chat.completions.create(QUESTION)).rejects.toBeInstanceOf(OpenAI.APIConnectionError);
    expect(calls.map(({ authorization }) => authorization)).toEqual(turns.map(() => "Bearer sk-secret"));
  },
);

test("a call that no handler answers fails, within the process and over HTTP", async () => {
  const network = openVendorNetwork();
  await expect(fetch("https://vendor.example/v1/models")).rejects.toThrow();
  network.close();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("GET https://vendor.example/v1/models"));
  vi.mocked(console.error).mockClear();
  const served = await serveVendor("https://vendor.example", []);
  expect((await fetch(`${served.url}/v1/models`)).status).toBe(501);
  await expect(served.close()).rejects.toThrow("Calls without a stand-in: GET /v1/models");
});

test("Stripe's idempotency keys: the same call is answered as before, another one is refused", async () => {
  const stripe = standInStripe();
  const served = await serveVendor(STRIPE_ORIGIN, stripe.handlers);
  onTestFinished(served.close);
  const { hostname: host, port } = new URL(served.url);
  const client = new Stripe(STAND_IN_SECRET_KEY, { host, port, protocol: "http" });
  const create = (email: string) => client.customers.create({ email }, { idempotencyKey: "key-1" });
  expect((await create("ana@example.ca")).id).toBe((await create("ana@example.ca")).id);
  await expect(create("bea@example.ca")).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  expect(stripe.world.customers.size).toBe(1);
  expect(stripe.calls).toEqual(Array.from({ length: 3 }, () => "POST /v1/customers"));
});
