"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { Spinner } from "@/components/notices/spinner";
import { toast } from "@/components/notices/toast";
import { useLocalAddress } from "../../language/addresses/use-local-address";
import { NarrowPage } from "../narrow-page";
import { postJson } from "../post-json";

/** Says where the link was sent, and can send it again (accounts-30). */
export function CheckEmail() {
  const t = useTranslations("auth.checkEmail");
  const to = useLocalAddress();
  const query = useSearchParams();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const email = query.get("email");
  const isRegistration = query.get("isRegistration") === "true";
  const isPasswordReset = query.get("isPasswordReset") === "true";

  useEffect(() => {
    if (!email) router.replace(to("/auth"));
  }, [email, router, to]);

  if (!email) return <Spinner label={t("wait")} />;

  async function resend() {
    setBusy(true);
    const kind = isPasswordReset ? { isPasswordReset, redirectUrl: "/reset-password" } : { isRegistration };
    const answer = await postJson("/api/auth/magic-link", { email, ...kind });
    setBusy(false);
    toast(
      answer.ok
        ? { tone: "success", title: t("sent"), description: t("sentText") }
        : { tone: "danger", title: t("error"), description: t("notSent") },
    );
  }

  return (
    <NarrowPage title={t("title")}>
      <p className="text-ink-soft">
        {t.rich(isRegistration ? "toNew" : "toAnybody", {
          email: () => <strong className="wrap-anywhere text-ink">{email}</strong>,
        })}
      </p>
      <p className="mt-3 text-ink-soft">
        {isPasswordReset ? t("hour") : t("day")}
        {isRegistration ? ` ${t("sameBrowser")}` : ""}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Button busy={busy} onClick={() => void resend()}>
          {t("resend")}
        </Button>
        <LinkButton href="/auth" tone="secondary">
          {t("back")}
        </LinkButton>
      </div>
    </NarrowPage>
  );
}
