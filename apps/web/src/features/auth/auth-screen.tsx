"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Card, CardBody } from "@/components/card";
import { Tabs } from "@/components/tabs";
import { closeDeviceAccount } from "../device/device-account";
import { useLocalAddress } from "../language/addresses/use-local-address";
import { afterSignIn, redirectAsked } from "./after-sign-in";
import { ForgotForm } from "./forms/forgot-form";
import { LinkForm } from "./forms/link-form";
import { LoginForm } from "./forms/login-form";
import { PasskeyButton } from "./forms/passkey-button";
import { RegisterForm } from "./forms/register-form";
import { SignOnButton } from "./forms/sign-on-button";
import { useWaysIn } from "./forms/use-ways-in";
import { useCurrentUser } from "./use-current-user";

export type AuthTab = "login" | "register";

/** Login and Register as tabs, and the Forgot password view in their place (accounts-27). */
export function AuthScreen({ opensWith }: { opensWith: AuthTab }) {
  const t = useTranslations("auth.screen");
  const [tab, setTab] = useState<string>(opensWith);
  const [forgot, setForgot] = useState(false);
  const { status } = useCurrentUser();
  const ways = useWaysIn();
  const router = useRouter();
  const to = useLocalAddress();

  // A logged-in user has nothing to do here (accounts-27).
  useEffect(() => {
    if (status === "authenticated") router.replace(to(afterSignIn(redirectAsked(), "/")));
  }, [status, router, to]);

  // Whoever was signed in here may not have signed out (accounts-88).
  useEffect(() => {
    if (status === "unauthenticated") void closeDeviceAccount();
  }, [status]);

  return (
    <Card>
      <CardBody>
        {ways?.password === false ? (
          <LinkForm />
        ) : forgot ? (
          <ForgotForm
            onBack={() => {
              setTab("login");
              setForgot(false);
            }}
          />
        ) : (
          <Tabs
            label={t("tabs")}
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                id: "login",
                label: t("login"),
                panel: <LoginForm onForgot={() => setForgot(true)} />,
              },
              { id: "register", label: t("register"), panel: <RegisterForm /> },
            ]}
          />
        )}
        {forgot ? null : <PasskeyButton />}
        {ways?.signOn && !forgot ? <SignOnButton name={ways.signOn.name} /> : null}
      </CardBody>
    </Card>
  );
}
