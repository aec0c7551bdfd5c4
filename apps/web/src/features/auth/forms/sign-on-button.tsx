"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { toast } from "@/components/notices/toast";
import { useLocalAddress } from "../../language/addresses/use-local-address";
import { afterSignIn, redirectAsked } from "../after-sign-in";
import { beginSignOn } from "./begin-sign-on";

/** "Sign in with ..." below the forms: leads to the operator's issuer (accounts-58). */
export function SignOnButton({ name }: { name: string }) {
  const t = useTranslations("auth.signOn");
  const to = useLocalAddress();
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    const wish = afterSignIn(redirectAsked(), "");
    if (await beginSignOn(wish === "" ? "" : to(wish))) return;
    setBusy(false);
    toast({ tone: "danger", title: t("failed") });
  }

  return (
    <div className="mt-5 flex flex-col gap-5">
      <p className="flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <Button tone="secondary" block busy={busy} onClick={() => void begin()}>
        {t("with", { name })}
      </Button>
    </div>
  );
}
