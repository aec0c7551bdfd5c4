"use client";

import { API_KEY_PREFIX } from "@gf-ledger/domain/account/api-key-prefix";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { toast } from "@/components/notices/toast";
import { checkAuth, forgetToken, keepToken, setUser, storedToken } from "../auth/current-user";
import { useCurrentUser } from "../auth/use-current-user";

/** How much of the token is shown (screens-12). */
const SHOWN_CHARACTERS = 20;
const EXAMPLE_TOKEN = `${API_KEY_PREFIX}example_token_for_debugging_only`;

/** What the page knows about who is signed in, as JSON (screens-12). */
export function AuthDebug() {
  const t = useTranslations("diagnostics.signIn");
  const { status, user } = useCurrentUser();
  const [token, setToken] = useState<string | null>(null);

  useEffect(() => setToken(storedToken()), []);

  const state = { isLoading: status === "loading", isAuthenticated: status === "authenticated", user };
  return (
    <div className="page max-w-2xl py-12">
      <h1 className="text-2xl">{t("title")}</h1>
      <Card className="mt-6">
        <CardBody>
          <CardTitle>{t("state")}</CardTitle>
          <pre className="mt-3 overflow-x-auto rounded-md bg-sunken p-4 font-mono text-xs">
            {JSON.stringify(state, null, 2)}
          </pre>
          <CardTitle className="mt-6">{t("token")}</CardTitle>
          <p className="mt-3 rounded-md bg-sunken p-4 font-mono text-xs break-all">
            {token ? `${token.slice(0, SHOWN_CHARACTERS)}...` : t("noToken")}
          </p>
        </CardBody>
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => void checkAuth()}>{t("check")}</Button>
        <Button
          tone="secondary"
          onClick={() => {
            forgetToken();
            setUser(null);
            window.location.reload();
          }}
        >
          {t("clear")}
        </Button>
        <Button
          tone="secondary"
          onClick={() => {
            if (keepToken(EXAMPLE_TOKEN)) setToken(EXAMPLE_TOKEN);
            else toast({ tone: "danger", title: t("error"), description: t("storageForbidden") });
          }}
        >
          {t("example")}
        </Button>
        <LinkButton href="/" tone="secondary">
          {t("home")}
        </LinkButton>
        <LinkButton href="/upload-receipt" tone="secondary" prefetch={false}>
          {t("upload")}
        </LinkButton>
      </div>
    </div>
  );
}
