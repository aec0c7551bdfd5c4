"use client";

import type { UserView } from "@gf-ledger/domain/account/account-view";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { LinkButton } from "@/components/link-button";
import { Spinner } from "@/components/notices/spinner";
import { closeDeviceAccount } from "../../device/device-account";
import { useLocalAddress } from "../../language/addresses/use-local-address";
import { LatePage } from "../../offline/late-page";
import { afterSignIn } from "../after-sign-in";
import { setUser } from "../current-user";
import { NarrowPage } from "../narrow-page";
import type { OtherAccount } from "../post-json";
import { SwitchAccount } from "./switch-account";
import { verifyLink } from "./verify-link";

/** How long the success is shown before the page goes on (accounts-31). */
const GO_ON_AFTER_MS = 2000;

type Verification =
  | { step: "verifying" }
  | { step: "verified"; message: string }
  | { step: "asking"; otherAccount: OtherAccount }
  | { step: "failed"; message: string };

/** Turns an emailed link into a session (accounts-31). */
export function LoginCallback() {
  const t = useTranslations("auth.callback");
  const to = useLocalAddress();
  const query = useSearchParams();
  const token = query.get("token");
  const email = query.get("email");
  const [state, setState] = useState<Verification>({ step: "verifying" });
  const begun = useRef(false);

  const open = useCallback(
    async (switchAccount: boolean) => {
      // Before the session is another's: nothing is kept for whoever was signed in here (accounts-88).
      await closeDeviceAccount();
      const result = await verifyLink({ token, email, switchAccount }, t);
      if (!result.ok) {
        const { message, otherAccount } = result;
        setState(otherAccount ? { step: "asking", otherAccount } : { step: "failed", message });
        return;
      }
      setUser(result.user satisfies UserView);
      setState({ step: "verified", message: result.message });
      const target = to(afterSignIn(result.redirectTo, "/dashboard"));
      setTimeout(() => window.location.replace(target), GO_ON_AFTER_MS);
    },
    [token, email, t, to],
  );

  useEffect(() => {
    // A link works once: one visit must not use it twice.
    if (begun.current) return;
    begun.current = true;
    void open(false);
  }, [open]);

  if (state.step === "asking") {
    const goOn = () => {
      setState({ step: "verifying" });
      void open(true);
    };
    return <SwitchAccount otherAccount={state.otherAccount} onGoOn={goOn} />;
  }

  if (state.step === "verifying") {
    return (
      <NarrowPage title={t("title")}>
        <Spinner label={t("verifying")} />
        <div className="mt-6">
          <LatePage />
        </div>
      </NarrowPage>
    );
  }
  if (state.step === "verified") {
    return (
      <NarrowPage title={t("verified")}>
        <p role="status" className="text-ink-soft">
          {state.message} {t("goingOn")}
        </p>
      </NarrowPage>
    );
  }
  const again = email ? `/check-email?email=${encodeURIComponent(email)}&isRegistration=false` : "/auth";
  return (
    <NarrowPage title={t("failed")}>
      <p role="alert" className="font-semibold text-danger">
        {state.message}
      </p>
      <p className="mt-4 text-sm">{t("reasons")}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-ink-soft">
        <li>{t("expired")}</li>
        <li>{t("used")}</li>
        <li>{t("malformed")}</li>
      </ul>
      <div className="mt-6 flex flex-col gap-3">
        <LinkButton href={again} prefetch={false}>
          {t("again")}
        </LinkButton>
        <LinkButton href="/auth" tone="secondary">
          {t("back")}
        </LinkButton>
      </div>
    </NarrowPage>
  );
}
