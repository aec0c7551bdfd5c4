"use client";

import { buttonStyle } from "@/components/button-style";
import { IntentLink } from "@/components/intent-link";
import { useCurrentUser } from "../auth/use-current-user";

interface StartLinkProps {
  words: Readonly<Record<"upload" | "free", string>>;
  block?: boolean;
}

/** The call to action: Upload Receipt for a signed-in person, otherwise Start Free (pages-2). */
export function StartLink({ words, block }: StartLinkProps) {
  const signedIn = useCurrentUser().status === "authenticated";
  return (
    <IntentLink
      href={signedIn ? "/upload-receipt" : "/auth?tab=register"}
      className={buttonStyle({ size: "large", block: block ?? false })}
    >
      {signedIn ? words.upload : words.free}
    </IntentLink>
  );
}
