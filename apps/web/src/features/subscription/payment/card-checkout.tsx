"use client";

import { type Language, LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe, type Stripe, type StripeElementLocale } from "@stripe/stripe-js";
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { useMediaQuery } from "@/hooks/use-media-query";
import { PaymentError } from "./payment-error";

/** The languages of the provider's form; in another it takes the browser's. */
const FORM_LOCALES: Readonly<Partial<Record<Language, StripeElementLocale>>> = { en: "en", fr: "fr-CA" };

const loaded = new Map<string, Promise<Stripe | null>>();

/**
 * Resolves with the provider's script for a key. It is fetched once, and only when a payment form is shown.
 */
function stripeOf(publishableKey: string): Promise<Stripe | null> {
  const known = loaded.get(publishableKey);
  if (known) return known;
  const made = loadStripe(publishableKey).catch(() => {
    // The next form tries to fetch it again.
    loaded.delete(publishableKey);
    return null;
  });
  loaded.set(publishableKey, made);
  return made;
}

interface CardCheckoutProps {
  publishableKey: string;
  clientSecret: string;
  returnPath: string;
}

/** The embedded card form of the payment provider (plans-18, plans-11). */
export default function CardCheckout({ publishableKey, clientSecret, returnPath }: CardCheckoutProps) {
  const t = useTranslations("subscription.payment");
  const { language } = LOCALE_FACTS[useLocale()];
  const dark = useMediaQuery("(prefers-color-scheme: dark)");
  const options = useMemo(
    () => ({
      clientSecret,
      appearance: { theme: dark ? ("night" as const) : ("stripe" as const) },
      locale: FORM_LOCALES[language] ?? "auto",
    }),
    [clientSecret, dark, language],
  );
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    void stripeOf(publishableKey).then((stripe) => setBlocked(stripe === null));
  }, [publishableKey]);
  if (blocked) return <PaymentError message={t("notLoaded")} />;
  return (
    <Elements stripe={stripeOf(publishableKey)} options={options}>
      <CardForm returnPath={returnPath} />
    </Elements>
  );
}

function CardForm({ returnPath }: { returnPath: string }) {
  const t = useTranslations("subscription.payment");
  const stripe = useStripe();
  const elements = useElements();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    setBusy(true);
    setMessage(null);
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: window.location.origin + returnPath },
      });
      setMessage(error.message ?? t("failed"));
    } catch {
      setMessage(t("unexpected"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <PaymentElement />
      {message ? <PaymentError message={message} /> : null}
      <Button type="submit" size="large" busy={busy} disabled={!stripe || !elements}>
        {t(busy ? "processing" : "pay")}
      </Button>
    </form>
  );
}
