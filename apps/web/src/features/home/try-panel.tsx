"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { useCurrentUser } from "../auth/use-current-user";
import { Demonstration } from "../demonstration/demonstration";
import { KeepYours } from "./keep-yours";

/** The sample receipt on the home page, with the way to an account where it would be saved (pages-21). */
export default function TryPanel({ receipt }: { receipt: ReceiptView }) {
  const t = useTranslations("keepYours");
  const signedIn = useCurrentUser().status === "authenticated";
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Demonstration
        receipt={receipt}
        action={
          signedIn ? (
            <LinkButton href="/upload-receipt" className="w-full shrink-0 sm:w-auto">
              {t("upload")}
            </LinkButton>
          ) : (
            <Button className="w-full shrink-0 sm:w-auto" onClick={() => setAsking(true)}>
              {t("title")}
            </Button>
          )
        }
      />
      {asking ? <KeepYours onClose={() => setAsking(false)} /> : null}
    </>
  );
}
