// What a person does first, told against a product that just started: sign in, send a receipt, take the CSV.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../prepare.mjs";

const MAIL_TRIES = 100;
const PRODUCT = "GF Container Bread";

/** A request as a browser sends it; throws when the answer is no success. */
async function send(origin, method, path, { cookie, json } = {}) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(json ? { "content-type": "application/json" } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return { text, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

async function mailedLink(origin, email) {
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const { messages } = JSON.parse((await send(origin, "GET", "/api/outbox")).text);
    const links = messages.filter(({ to }) => to.includes(email)).flatMap((message) => message.links);
    const link = links.find((one) => one.includes("/login/callback"));
    if (link) return new URL(link).searchParams;
    await pause(100);
  }
  throw new Error(`No mail to ${email} came.`);
}

/** Registers somebody and opens the mailed link; answers the session's cookie. */
export async function signIn(origin, email) {
  const registered = await send(origin, "POST", "/api/register", {
    json: { email, password: "Correct-Horse-7" },
  });
  const link = await mailedLink(origin, email);
  const json = { token: link.get("token"), email: link.get("email") };
  return (await send(origin, "POST", "/api/auth/verify-token", { cookie: registered.cookie, json })).cookie;
}

/** Has the sample receipt read, logs one line of it, and answers the number of items that were read. */
export async function logReceipt(origin, cookie) {
  const photo = readFileSync(join(ROOT, "apps/web/public/samples/receipt-ca.jpg"));
  const base64Image = photo.toString("base64");
  const { id, items } = JSON.parse(
    (await send(origin, "POST", "/api/receipts", { cookie, json: { base64Image } })).text,
  );
  const bread = { productName: PRODUCT, price: 7.49, customRegularPrice: 3.86, category: "Bread and Bakery" };
  const json = { purchaseDate: "2026-03-14", virtualItems: [bread] };
  await send(origin, "POST", `/api/receipts/${id}/confirm`, { cookie, json });
  return items.length;
}

/** The lines of the year's CSV that tell of the logged receipt. */
export async function linesOfCsv(origin, cookie) {
  const { text } = await send(origin, "GET", "/api/tax-report/download?year=2026", { cookie });
  return text.split("\n").filter((line) => line.includes(PRODUCT));
}
