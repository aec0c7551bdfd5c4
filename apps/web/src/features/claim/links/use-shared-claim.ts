"use client";

import type { OpenedClaimLink } from "@gf-ledger/claim/file/claim-link";
import { useCallback, useEffect, useRef, useState } from "react";
import { type PostAnswer, postJson } from "@/features/auth/post-json";

type Opened = PostAnswer<OpenedClaimLink>;

/** What stands in the address behind the `#`, which no server is told. */
function linkInAddress(): { token: string; code: string | null } | null {
  const held = new URLSearchParams(window.location.hash.slice(1));
  const token = held.get("link");
  return token ? { token, code: held.get("code") } : null;
}

/**
 * Opens the link of the page's address; `null` while it does. A mailed code is spent once and taken out of the
 * address, so that the page can be reloaded.
 */
export function useSharedClaim() {
  const [opened, setOpened] = useState<Opened | "incomplete" | null>(null);
  const begun = useRef(false);

  const open = useCallback(async (again: boolean) => {
    const link = linkInAddress();
    if (!link) return setOpened("incomplete");
    const input = { token: link.token, ...(link.code && !again ? { code: link.code } : {}), again };
    const answer = await postJson<OpenedClaimLink>("/api/shares/open", input);
    if (link.code) {
      const { pathname, search } = window.location;
      const kept = new URLSearchParams({ link: link.token });
      window.history.replaceState(window.history.state, "", `${pathname}${search}#${kept}`);
    }
    setOpened(answer);
    return answer;
  }, []);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void open(false);
  }, [open]);

  return { opened, open };
}
