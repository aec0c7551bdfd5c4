"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { Alert } from "@/components/notices/alert";
import { NarrowPage } from "@/features/auth/narrow-page";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";
import { Protected } from "@/features/protected/protected";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

/** /join-household: what an invitation's link opens (accounts-55). It asks first: mail programs open links too. */
export function JoinHousehold() {
  const t = useTranslations("household");
  const signedOut = (
    <NarrowPage title={t("joinTitle")}>
      <p>{t("joinSignIn")}</p>
      <LinkButton href="/auth" className="mt-4">
        {t("signIn")}
      </LinkButton>
    </NarrowPage>
  );
  return (
    <Protected signedOut={signedOut}>
      <Invitation />
    </Protected>
  );
}

function Invitation() {
  const t = useTranslations("household");
  const common = useTranslations("common");
  const to = useLocalAddress();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    // Behind the `#`, which no server is told.
    setToken(new URLSearchParams(window.location.hash.slice(1)).get("invitation") ?? "");
  }, []);
  const accept = trpc.household.accept.useMutation({
    retry: false,
    onSuccess: () => window.location.assign(to("/claim")),
  });
  if (token === null) return null;
  return (
    <NarrowPage title={t("joinTitle")}>
      <div className="flex flex-col items-start gap-4">
        <p>{token === "" ? t("joinIncomplete") : t("joinWords")}</p>
        {accept.error ? (
          <Alert live tone="warn" title={t("failed")}>
            {failureOf(accept.error).message ?? common("wentWrong")}
          </Alert>
        ) : null}
        {token === "" ? null : (
          <Button busy={accept.isPending || accept.isSuccess} onClick={() => accept.mutate({ token })}>
            {t("join")}
          </Button>
        )}
      </div>
    </NarrowPage>
  );
}
