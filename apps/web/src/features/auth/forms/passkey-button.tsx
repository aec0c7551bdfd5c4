"use client";

import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { toast } from "@/components/notices/toast";
import { useKnowsPasskeys } from "@/hooks/use-knows-passkeys";
import { useLocalAddress } from "../../language/addresses/use-local-address";
import { afterSignIn, redirectAsked } from "../after-sign-in";
import { setUser } from "../current-user";
import { requestPasskeySignIn } from "./sign-in-by-passkey";

/**
 * "Sign in with a passkey", where the browser knows them. Until it is pressed, the field of the address offers
 * the passkeys of this device (accounts-63).
 */
export function PasskeyButton() {
  const t = useTranslations("auth.passkey");
  const to = useLocalAddress();
  const known = useKnowsPasskeys();
  const [busy, setBusy] = useState(false);

  const signIn = useCallback(
    async (autofill: boolean) => {
      const answer = await requestPasskeySignIn(autofill);
      if (answer.outcome === "signed-in") {
        setUser(answer.user);
        window.location.assign(to(afterSignIn(redirectAsked(), "/")));
        return true;
      }
      if (answer.outcome === "wrong-address" && !autofill) {
        toast({ tone: "danger", title: t("wrongAddress") });
      }
      if (answer.outcome === "refused") {
        toast({ tone: "danger", title: t("failed"), description: answer.message });
      }
      return false;
    },
    [to, t],
  );

  useEffect(() => {
    if (!known) return;
    void PublicKeyCredential.isConditionalMediationAvailable?.().then((offers) => {
      if (offers) void signIn(true);
    });
  }, [known, signIn]);

  if (!known) return null;
  return (
    <Button
      tone="secondary"
      block
      busy={busy}
      className="mt-5"
      onClick={() => {
        setBusy(true);
        void signIn(false).then((left) => setBusy(left));
      }}
    >
      {t("signIn")}
    </Button>
  );
}
