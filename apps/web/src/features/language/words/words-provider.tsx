"use client";

import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Messages } from "@gf-ledger/messages/messages";
import type { PageMessages } from "@gf-ledger/messages/page-messages";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { IntlProvider } from "use-intl";

const AroundIt = createContext<PageMessages>({});

interface WordsProviderProps {
  locale: Locale;
  messages: PageMessages;
  children?: ReactNode;
}

/** Gives what is inside the words of a page, added to those of the layout around it. */
export function WordsProvider({ locale, messages, children }: WordsProviderProps) {
  const around = useContext(AroundIt);
  const together = useMemo(() => ({ ...around, ...messages }), [around, messages]);
  // Keys and arguments are checked against the English messages; a test holds those of each language to them.
  return (
    <AroundIt value={together}>
      <IntlProvider locale={locale} messages={together as Partial<Messages>} timeZone="UTC">
        {children}
      </IntlProvider>
    </AroundIt>
  );
}
