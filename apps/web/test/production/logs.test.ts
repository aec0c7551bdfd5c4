import { renderSampleReceipt } from "@gf-ledger/reader/generator/sample-receipt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, signIn } from "./support/person";
import { openProduction, type Production, SECRETS } from "./support/production";

/** Words and figures that occur nowhere else, one for everything that a person sends. */
const MARKED = {
  address: "marked.person@example.com",
  refusedAddress: "refused.marked@example.com",
  password: "Marked-Horse-7",
  product: "Markedbread",
  store: "Markedstore",
  price: "4731.97",
  question: "markedquestion",
  typed: "markedtyped",
  agent: "markedagent",
} as const;

let product: Production;
let person: Person;
/** What was also sent or handed out, and must not be logged either. */
const alsoMarked: string[] = [];

beforeAll(async () => {
  product = await openProduction({ LOG_LEVEL: "debug" });
  person = await signIn(product, MARKED.address);
  alsoMarked.push(person.token, person.session);
});
afterAll(() => product.close());

const post = (path: string, json: unknown, cookie?: string) =>
  product.send("POST", path, {
    json,
    ...(cookie ? { cookie } : {}),
    headers: { "user-agent": MARKED.agent },
  });

async function signInInEveryWay(): Promise<void> {
  const { refusedAddress: email, password } = MARKED;
  await post("/api/register", { email, password });
  await post("/api/login", { email: person.email, password });
  await post("/api/login", { email, password });
  await post("/api/auth/verify-token", { token: "markedtoken0123456789markedtoken", email });
  await product.send("GET", `/api/auth/callback/email?token=${MARKED.typed}&email=${email}`);
  await product.send("GET", "/api/auth/session", { cookie: person.cookie });
  await product.send("GET", `/${MARKED.typed}?email=${email}`);
  const made = await post("/api/account/api-keys", { name: MARKED.typed }, person.cookie);
  const { key } = JSON.parse(made.text) as { key: string };
  alsoMarked.push(key);
  for (const authorization of [`Bearer ${key}`, "Bearer gfl_markedkey0123456789"]) {
    await product.send("GET", "/api/tax-report/years", { headers: { authorization } });
  }
}

async function saveAReceipt(): Promise<number> {
  const { image } = await renderSampleReceipt("ca");
  const base64Image = image.toString("base64");
  alsoMarked.push(base64Image.slice(0, 40), base64Image.slice(5000, 5040));
  await post(
    "/api/receipts",
    { base64Image: Buffer.from(`no image ${MARKED.typed}`).toString("base64") },
    person.cookie,
  );
  const { text } = await post("/api/receipts", { base64Image }, person.cookie);
  const { id } = JSON.parse(text) as { id: string };
  const item = {
    productName: MARKED.product,
    price: Number(MARKED.price),
    customRegularPrice: 1,
    category: "Snacks",
  };
  const saved = { storeLocation: MARKED.store, purchaseDate: "2026-03-14", receiptImage: base64Image };
  await post(
    `/api/receipts/${id}/confirm`,
    { ...saved, virtualItems: [{ ...item, category: MARKED.typed }] },
    person.cookie,
  );
  await post(
    `/api/receipts/${id}/confirm`,
    { ...saved, virtualItems: [{ ...item, productName: `${MARKED.product}\u0000` }] },
    person.cookie,
  );
  const { status } = await post(
    `/api/receipts/${id}/confirm`,
    { ...saved, virtualItems: [item] },
    person.cookie,
  );
  return status;
}

async function failEveryVendor(): Promise<void> {
  await post("/api/chat/message", {
    message: `How do I claim the extra cost of gluten-free bread, ${MARKED.question}?`,
    email: person.email,
  });
  await post("/api/payments/create-subscription", {}, person.cookie);
  await product.send("POST", "/api/payments/webhook", {
    raw: `{"id":"${MARKED.typed}"}`,
    headers: { "stripe-signature": `t=1,v1=${"0123456789abcdef".repeat(4)}` },
  });
  await product.send("POST", "/api/login", { raw: `{"email":"${MARKED.typed}` });
}

test("operating-11 whatever people send and whatever fails, no log line tells a secret, an address, a word, a price or an image", async () => {
  await signInInEveryWay();
  expect(await saveAReceipt()).toBe(200);
  await failEveryVendor();
  await product.stop();

  const log = product.output();
  const secrets = [...Object.values(SECRETS), "QZMARK", "markedtoken", "markedkey"];
  const marks = [
    ...Object.values(MARKED),
    "marked.person",
    "refused.marked",
    "473197",
    ...alsoMarked,
    ...secrets,
  ];
  expect(marks.filter((mark) => log.includes(mark))).toEqual([]);
  // The log exists, and mentions these very calls and failures.
  for (const notice of [
    '"routeClass":"auth"',
    '"routeClass":"reading"',
    "mail_not_delivered",
    "assistant_failed",
  ]) {
    expect(log).toContain(notice);
  }
  expect(product.vendor.asked).toContainEqual(expect.stringContaining("/v1/"));
});
