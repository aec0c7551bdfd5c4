"use client";

import { useTranslations } from "use-intl";
import { buttonStyle } from "@/components/button-style";
import { IntentLink } from "@/components/intent-link";
import { useCurrentUser } from "../auth/use-current-user";

/** The call to action: Upload Receipt for a signed-in person, otherwise Start Free (pages-2). */
export function StartLink({ block }: { block?: boolean }) {
  const t = useTranslations("homeActions.start");
  const signedIn = useCurrentUser().status === "authenticated";
  return (
    <IntentLink
      href={signedIn ? "/upload-receipt" : "/auth?tab=register"}
      className={buttonStyle({ size: "large", block: block ?? false })}
    >
      {signedIn ? t("upload") : t("free")}
    </IntentLink>
  );
}
