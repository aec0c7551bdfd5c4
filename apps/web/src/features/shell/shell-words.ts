import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { type NavigationLink, navigationLinks } from "./navigation-links";

/** What the parts of the frame that run in the browser say: written by the server, so that no page loads a catalogue. */
export interface ShellWords {
  readonly locale: Locale;
  readonly navigation: { readonly name: string; readonly links: readonly NavigationLink[] };
  readonly account: Readonly<
    Record<
      "title" | "mySubscription" | "signOut" | "signIn" | "startFree" | "notSignedOut" | "tryAgain",
      string
    >
  > & {
    readonly photosWait: Readonly<Record<"title" | "count" | "text" | "keep" | "delete" | "cancel", string>>;
  };
  readonly menu: Readonly<Record<"open" | "name" | "close", string>>;
  readonly region: Readonly<Record<"title" | "name" | "current", string>> & {
    readonly choice: Readonly<Record<Edition, string>>;
  };
  readonly commands: string;
  readonly chat: Readonly<Record<"name" | "open" | "close" | "notLoaded" | "tryAgain", string>>;
}

/** The words of the frame in a locale. */
export function shellWords(locale: Locale): ShellWords {
  const t = translatorOf(locale, "shell");
  const { edition } = LOCALE_FACTS[locale];
  return {
    locale,
    navigation: { name: t("navigation.name"), links: navigationLinks(locale) },
    account: {
      title: t("account.title"),
      mySubscription: t("account.mySubscription"),
      signOut: t("account.signOut"),
      signIn: t("account.signIn"),
      startFree: t("account.startFree"),
      notSignedOut: t("account.notSignedOut"),
      tryAgain: t("account.tryAgain"),
      photosWait: {
        title: t("account.photosWait.title"),
        count: t("account.photosWait.count"),
        text: t("account.photosWait.text"),
        keep: t("account.photosWait.keep"),
        delete: t("account.photosWait.delete"),
        cancel: t("account.photosWait.cancel"),
      },
    },
    menu: { open: t("menu.open"), name: t("menu.name"), close: t("menu.close") },
    region: {
      title: t("region.title"),
      // The name begins with the visible letters, so that saying them to a voice control works (WCAG 2.5.3).
      name: t("region.name", { letters: edition.toUpperCase(), country: t(`region.country.${edition}`) }),
      current: t("region.current"),
      choice: { ca: t("region.choice.ca"), us: t("region.choice.us") },
    },
    commands: t("commands"),
    chat: {
      name: t("chat.name"),
      open: t("chat.open"),
      close: t("chat.close"),
      notLoaded: t("chat.notLoaded"),
      tryAgain: t("chat.tryAgain"),
    },
  };
}
