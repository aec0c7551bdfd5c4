"use client";

import { useTranslations } from "use-intl";
import { Protected } from "@/features/protected/protected";
import { Subscription } from "./subscription";

/** plans-20 /subscription; a signed-out person is sent to `/login?redirect=/subscription`. */
export function SubscriptionScreen() {
  const t = useTranslations("subscription");
  return (
    <Protected head={{ title: t("title"), introduction: t("introduction") }} signIn="/login">
      <Subscription />
    </Protected>
  );
}
