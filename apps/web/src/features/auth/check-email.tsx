"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { Spinner } from "@/components/spinner";
import { toast } from "@/components/toast";
import { NarrowPage } from "./narrow-page";
import { postJson } from "./post-json";

/** Says where the link was sent, and can send it again (accounts-30). */
export function CheckEmail() {
  const query = useSearchParams();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const email = query.get("email");
  const isRegistration = query.get("isRegistration") === "true";
  const isPasswordReset = query.get("isPasswordReset") === "true";

  useEffect(() => {
    if (!email) router.replace("/auth");
  }, [email, router]);

  if (!email) return <Spinner label="One moment..." />;

  async function resend() {
    setBusy(true);
    const kind = isPasswordReset ? { isPasswordReset, redirectUrl: "/reset-password" } : { isRegistration };
    const answer = await postJson("/api/auth/magic-link", { email, ...kind });
    setBusy(false);
    toast(
      answer.ok
        ? {
            tone: "success",
            title: "Verification email sent",
            description: "Please check your inbox for the verification email",
          }
        : { tone: "danger", title: "Error", description: "Failed to resend verification email" },
    );
  }

  return (
    <NarrowPage title="Check Your Email">
      <p className="text-ink-soft">
        {isRegistration
          ? "We sent a verification link to"
          : "If there is an account for this address, a link is on its way to"}{" "}
        <strong className="wrap-anywhere text-ink">{email}</strong>.
      </p>
      <p className="mt-3 text-ink-soft">
        The link expires in {isPasswordReset ? "1 hour" : "24 hours"}. If you cannot find the message, check
        your spam folder.
        {isRegistration
          ? " Open it in this browser: anywhere else you will be asked to choose a password once more."
          : ""}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Button busy={busy} onClick={() => void resend()}>
          Resend Verification Email
        </Button>
        <LinkButton href="/auth" tone="secondary">
          Back to Login
        </LinkButton>
      </div>
    </NarrowPage>
  );
}
