"use client";

import { LOCALE_FACTS, languagesOf, localeOf } from "@gf-ledger/domain/edition/locale";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { useLocale } from "use-intl";
import { trpc } from "@/trpc/client";
import { useUser } from "../protected/use-user";
import { pageOfAddress } from "../shell/addresses/page-path";
import { localAddress } from "./addresses/local-address";

/**
 * Shows the next page in the language that the person chose on another device (accounts-57). A page in which
 * something may have been typed stays as it is.
 */
export function FollowLanguage() {
  const path = usePathname();
  const locale = useLocale();
  const state = useUser();
  const { isFetching } = trpc.auth.user.useQuery(undefined, { retry: false, enabled: false });
  const utils = trpc.useUtils();
  const asked = useRef(path);
  const settled = useRef<string | null>(null);

  const { edition, language } = LOCALE_FACTS[locale];
  const chosen = state.status === "signed_in" ? (state.user.language ?? language) : null;
  useEffect(() => {
    if (chosen === null || isFetching || settled.current === path) return;
    if (asked.current !== path) {
      asked.current = path;
      void utils.auth.user.invalidate();
      return;
    }
    settled.current = path;
    if (chosen === language || !languagesOf(edition).includes(chosen)) return;
    const address = localAddress(pageOfAddress(path), localeOf(edition, chosen));
    if (address !== path) window.location.replace(address + window.location.search + window.location.hash);
  }, [chosen, isFetching, path, language, edition, utils]);
  return null;
}
