"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Card, CardBody } from "@/components/card";
import { Tabs } from "@/components/tabs";
import { afterSignIn, redirectAsked } from "./after-sign-in";
import { ForgotForm } from "./forgot-form";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { useCurrentUser } from "./use-current-user";

export type AuthTab = "login" | "register";

/** Login and Register as tabs, and the Forgot password view in their place (accounts-27). */
export function AuthScreen({ opensWith }: { opensWith: AuthTab }) {
  const [tab, setTab] = useState<string>(opensWith);
  const [forgot, setForgot] = useState(false);
  const { status } = useCurrentUser();
  const router = useRouter();

  // A logged-in user has nothing to do here (accounts-27).
  useEffect(() => {
    if (status === "authenticated") router.replace(afterSignIn(redirectAsked(), "/"));
  }, [status, router]);

  return (
    <Card>
      <CardBody>
        {forgot ? (
          <ForgotForm
            onBack={() => {
              setTab("login");
              setForgot(false);
            }}
          />
        ) : (
          <Tabs
            label="Sign in or register"
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                id: "login",
                label: "Login",
                panel: <LoginForm onForgot={() => setForgot(true)} />,
              },
              { id: "register", label: "Register", panel: <RegisterForm /> },
            ]}
          />
        )}
      </CardBody>
    </Card>
  );
}
