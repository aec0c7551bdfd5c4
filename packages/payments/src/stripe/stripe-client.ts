import Stripe from "stripe";

export interface StripeAccess {
  readonly secretKey: string;
  /** Another server that speaks Stripe's protocol, for example `http://127.0.0.1:12111`. */
  readonly apiBase?: string | null;
  /** How long one call may take before it is tried again, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Stripe's own client, at its own address unless another is given. */
export function createStripeClient({ secretKey, apiBase, timeoutMs = 8_000 }: StripeAccess): Stripe {
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    // Safe: every call that writes carries an idempotency key.
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: "GF Ledger" },
    ...(base && {
      protocol: base.protocol === "http:" ? "http" : "https",
      host: base.hostname,
      port: base.port || (base.protocol === "http:" ? 80 : 443),
    }),
  });
}
