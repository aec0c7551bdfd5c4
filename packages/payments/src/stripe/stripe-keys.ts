export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string | null;
}

const LIVE = /^(sk|rk|pk)_live_/;
const TEST = /^(sk|rk|pk)_test_/;

/**
 * Why these keys must not be used here, in a sentence; `null` when they may be. Real cards are charged only
 * in production, and production charges nothing else.
 */
export function stripeKeyProblem(
  { secretKey, publishableKey }: StripeKeys,
  production: boolean,
): string | null {
  if (!/^(sk|rk)_(test|live)_/.test(secretKey)) {
    return "STRIPE_SECRET_KEY is not a Stripe secret key: it begins with sk_test_ or sk_live_.";
  }
  if (publishableKey !== null && !/^pk_(test|live)_/.test(publishableKey)) {
    return "STRIPE_PUBLISHABLE_KEY is not a Stripe publishable key: it begins with pk_test_ or pk_live_.";
  }
  if (production && TEST.test(secretKey)) {
    return "STRIPE_SECRET_KEY is a test key, and APP_ENV is production: nobody could really pay. Set the live key.";
  }
  if (!production && LIVE.test(secretKey)) {
    return "STRIPE_SECRET_KEY is a live key, and APP_ENV is not production: real cards would be charged. Set a test key.";
  }
  if (publishableKey !== null && LIVE.test(publishableKey) !== LIVE.test(secretKey)) {
    return "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of the same mode: one is a test key, the other a live key.";
  }
  return null;
}
