"use client";

import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/notices/skeleton";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";
import { LoginNeeded } from "@/features/protected/login-needed";
import { Protected } from "@/features/protected/protected";
import { MySubscription } from "./my-subscription";

/** plans-17 /my-subscription, with its own words for signed-out people. */
export function MySubscriptionScreen() {
  const plans = useTranslations("subscription");
  const t = useTranslations("subscription.mine");
  const to = useLocalAddress();
  return (
    <Protected
      head={{ title: t("title"), introduction: plans("introduction") }}
      signedOut={
        <LoginNeeded
          title={t("signInTitle")}
          text={t("signInText")}
          href={`/auth?redirect=${to("/my-subscription")}`}
          label={t("signIn")}
        />
      }
    >
      <Suspense fallback={<Skeleton className="page h-96" />}>
        <MySubscription />
      </Suspense>
    </Protected>
  );
}
