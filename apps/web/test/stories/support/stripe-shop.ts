import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePrice } from "@gf-ledger/payments/stripe/premium-price";
import { createStripeClient } from "@gf-ledger/payments/stripe/stripe-client";
import { serveVendor } from "@gf-ledger/vendor-stand-ins/serve-vendor";
import type { SignedEvent } from "@gf-ledger/vendor-stand-ins/stripe/signed-event";
import {
  STAND_IN_SECRET_KEY,
  STAND_IN_WEBHOOK_SECRET,
  STRIPE_ORIGIN,
  standInStripe,
} from "@gf-ledger/vendor-stand-ins/stripe/stand-in-stripe";
import type { BrowserContext, Route } from "playwright-core";
import { startProduct } from "../../../../../scripts/product.mjs";

export const CARDS = { good: "4242", declined: "4000", asksTheBank: "4001" } as const;

const ROOT = join(import.meta.dirname, "../../../../..");
const SCRIPT = new URL("./stand-in-stripe-script.js", import.meta.url);

/**
 * Starts a product of its own that takes payments by Stripe, with stand-ins for Stripe's server and script.
 */
export async function startStripeShop() {
  const stripe = standInStripe();
  const served = await serveVendor(STRIPE_ORIGIN, stripe.handlers);
  const access = { secretKey: STAND_IN_SECRET_KEY, apiBase: served.url };
  const { id: priceId } = await ensurePrice(createStripeClient(access));
  const work = await mkdtemp(join(tmpdir(), "gf-ledger-shop-"));
  const settings = {
    STRIPE_SECRET_KEY: STAND_IN_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
    STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET,
    STRIPE_PRICE_ID: priceId,
    STRIPE_API_BASE: served.url,
    // Off, as for customers; the local outbox stays.
    DIAGNOSTICS: "off",
  };
  const dataFolder = join(work, "data");
  let product = await startProduct(dataFolder, settings);
  const { port } = product;

  const subscriptionOf = (secret: string) => {
    for (const subscription of stripe.world.subscriptions.values()) {
      const invoice = stripe.world.invoiceOf(subscription);
      if (invoice.confirmation_secret?.client_secret === secret) return { subscription, invoice };
    }
    throw new Error(`No invoice waits for the secret ${secret}.`);
  };

  async function confirm(route: Route): Promise<void> {
    const fields = new URLSearchParams(route.request().postData() ?? "");
    const headers = { "access-control-allow-origin": "*" };
    const card = fields.get("card");
    if (card === CARDS.declined) {
      return route.fulfill({ headers, json: { error: { message: "Your card was declined." } } });
    }
    if (card === CARDS.asksTheBank) return route.fulfill({ headers, json: { status: "requires_action" } });
    const { subscription, invoice } = subscriptionOf(fields.get("secret") ?? "");
    if (invoice.status === "void") {
      return route.fulfill({ headers, json: { error: { message: "This payment was canceled." } } });
    }
    if (invoice.status === "paid") {
      return route.fulfill({ headers, json: { error: { message: "This payment has already succeeded." } } });
    }
    stripe.world.pay(subscription.id);
    return route.fulfill({ headers, json: { status: "succeeded" } });
  }

  /** The bank's page: confirms or declines, and leads back to the product. */
  async function bank(route: Route): Promise<void> {
    const url = new URL(route.request().url());
    const back = (status: string) => {
      const target = new URL(url.searchParams.get("return_url") ?? "");
      target.searchParams.set("redirect_status", status);
      return target.href.replaceAll("&", "&amp;");
    };
    const secret = url.searchParams.get("secret") ?? "";
    await route.fulfill({
      contentType: "text/html",
      body: `<h1>Your bank</h1><a href="/paid?secret=${secret}&amp;to=${encodeURIComponent(back("succeeded").replaceAll("&amp;", "&"))}">Confirm</a> <a href="${back("failed")}">Decline</a>`,
    });
  }

  async function paid(route: Route): Promise<void> {
    const url = new URL(route.request().url());
    stripe.world.pay(subscriptionOf(url.searchParams.get("secret") ?? "").subscription.id);
    await route.fulfill({ status: 302, headers: { location: url.searchParams.get("to") ?? "" } });
  }

  return {
    stripe,
    url: `http://localhost:${port}`,
    dataFolder,
    /** Lets a browser reach Stripe's script, its confirming call, the bank and the portal. */
    async open(context: BrowserContext): Promise<void> {
      const script = await readFile(SCRIPT, "utf8");
      await context.route("https://js.stripe.com/**", (route) => {
        const train = new URL(route.request().url()).pathname.split("/")[1] ?? "";
        return route.fulfill({ contentType: "text/javascript", body: script.replace("VERSION", train) });
      });
      await context.route("https://api.stripe.com/v1/confirm", confirm);
      await context.route("https://hooks.stripe.com/bank**", bank);
      await context.route("https://hooks.stripe.com/paid**", paid);
      await context.route("https://billing.stripe.com/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>Cards and invoices</h1>" }),
      );
    },
    /** Sends an event to the webhook as Stripe does; resolves with the status. */
    async deliver({ body, signature }: Pick<SignedEvent, "body" | "signature">): Promise<number> {
      const response = await fetch(`http://127.0.0.1:${port}/api/payments/webhook`, {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        body,
      });
      return response.status;
    },
    /** Stops the product and starts it again at the same address, with the same data. */
    async startAgain(): Promise<void> {
      await product.stop();
      product = await startProduct(dataFolder, { ...settings, PORT: String(port) });
    },
    /** What the product has printed since it was started last. */
    printed: () => product.output(),
    /**
     * Runs a command beside the running product, as a person types it; resolves with its output and exit
     * code.
     */
    command(name: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
      const child = spawn("npm", ["run", "--silent", name, "--", ...args], {
        cwd: ROOT,
        env: { ...process.env, ...settings, DATA_DIR: dataFolder, PORT: String(port), ...env },
      });
      let wording = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (wording += chunk));
      return new Promise<{ code: number | null; output: string }>((resolve) => {
        child.on("close", (code) => resolve({ code, output: wording.trim() }));
      });
    },
    async close(): Promise<void> {
      await product.stop();
      await served.close();
      await rm(work, { recursive: true, force: true });
    },
  };
}
