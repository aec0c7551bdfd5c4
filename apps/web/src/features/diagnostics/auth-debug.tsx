"use client";

import { API_KEY_PREFIX } from "@gf-ledger/domain/account/api-key-prefix";
import { useEffect, useState } from "react";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { AUTH_TOKEN_KEY, checkAuth, setUser } from "../auth/current-user";
import { useCurrentUser } from "../auth/use-current-user";

/** How much of the token is shown (screens-12). */
const SHOWN_CHARACTERS = 20;
const EXAMPLE_TOKEN = `${API_KEY_PREFIX}example_token_for_debugging_only`;

/** What the page knows about who is signed in, as JSON (screens-12). */
export function AuthDebug() {
  const { status, user } = useCurrentUser();
  const [token, setToken] = useState<string | null>(null);

  useEffect(() => setToken(localStorage.getItem(AUTH_TOKEN_KEY)), []);

  const state = { isLoading: status === "loading", isAuthenticated: status === "authenticated", user };
  return (
    <div className="page max-w-2xl py-12">
      <h1 className="text-2xl">Authentication Debug</h1>
      <Card className="mt-6">
        <CardBody>
          <CardTitle>State</CardTitle>
          <pre className="mt-3 overflow-x-auto rounded-md bg-sunken p-4 font-mono text-xs">
            {JSON.stringify(state, null, 2)}
          </pre>
          <CardTitle className="mt-6">Stored token</CardTitle>
          <p className="mt-3 rounded-md bg-sunken p-4 font-mono text-xs break-all">
            {token ? `${token.slice(0, SHOWN_CHARACTERS)}...` : "No token in localStorage"}
          </p>
        </CardBody>
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => void checkAuth()}>Force Auth Check</Button>
        <Button
          tone="secondary"
          onClick={() => {
            localStorage.removeItem(AUTH_TOKEN_KEY);
            setUser(null);
            window.location.reload();
          }}
        >
          Clear Token
        </Button>
        <Button
          tone="secondary"
          onClick={() => {
            localStorage.setItem(AUTH_TOKEN_KEY, EXAMPLE_TOKEN);
            setToken(EXAMPLE_TOKEN);
          }}
        >
          Set Example Token
        </Button>
        <LinkButton href="/" tone="secondary">
          Back to Home
        </LinkButton>
        <LinkButton href="/upload-receipt" tone="secondary" prefetch={false}>
          Go to Upload Page
        </LinkButton>
      </div>
    </div>
  );
}
