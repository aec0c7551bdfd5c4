"use client";

import { useCurrentUser } from "../auth/use-current-user";
import { useAccountLanguage } from "./use-account-language";

/** Keeps every page in the language of whoever is signed in (screens-32). */
export function AccountLanguage() {
  useAccountLanguage(useCurrentUser().user?.language);
  return null;
}
