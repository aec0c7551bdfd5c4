import type { Services } from "../context";

/** Where the payment provider's events come in, on either edition's host. */
const EVENTS_PATH = "/api/payments/webhook";

/**
 * Says in the log which endpoints at the payment provider send in another version than the product asks for
 * (plans-31). A key that may not list them, or a provider that is down, says nothing about them.
 */
export async function checkPaymentEndpoints({ payments, settings, log }: Services): Promise<void> {
  const addresses = Object.values(settings.appUrls).map((origin) => new URL(EVENTS_PATH, origin).href);
  try {
    const endpoints = await payments.otherEndpoints(addresses);
    if (endpoints.length > 0) log("warn", "payment_endpoint_of_other_version", { endpoints });
  } catch (error) {
    log("warn", "payment_endpoints_not_listed", { error });
  }
}
