"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { NarrowPage } from "../narrow-page";
import type { OtherAccount } from "../post-json";

interface SwitchAccountProps {
  otherAccount: OtherAccount;
  onGoOn: () => void;
}

/** Asks before a link takes this browser from one account to another, and names both (accounts-83). */
export function SwitchAccount({ otherAccount, onGoOn }: SwitchAccountProps) {
  const t = useTranslations("auth.callback.other");
  return (
    <NarrowPage title={t("title")}>
      <p role="status" className="wrap-anywhere">
        {t("text", { ...otherAccount })}
      </p>
      <p className="mt-4 text-sm text-ink-soft">{t("unexpected")}</p>
      <div className="mt-6 flex flex-col gap-3">
        <LinkButton href="/dashboard" prefetch={false} className="wrap-anywhere">
          {t("stay", { ...otherAccount })}
        </LinkButton>
        <Button tone="secondary" className="wrap-anywhere" onClick={onGoOn}>
          {t("goOn", { ...otherAccount })}
        </Button>
      </div>
    </NarrowPage>
  );
}
