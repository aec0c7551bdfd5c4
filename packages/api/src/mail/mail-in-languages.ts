import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import {
  LANGUAGES,
  type Language,
  LOCALE_FACTS,
  type Locale,
  localeOf,
} from "@gf-ledger/domain/edition/locale";
import type { MailMessage } from "@gf-ledger/mail/mailer";
import { z } from "zod";
import type { ApiContext } from "../context";

/** A mail as it is written in any locale of its edition. */
export type WrittenMail = (locale: Locale) => MailMessage;

/** Whose edition's words a mail has, and the language for a reader who chose none. */
export interface MailedFrom {
  readonly edition: Edition;
  readonly language: Language;
}

/** A mail that the caller's own request causes. */
export function mailedFrom({ edition, ownLocale }: Pick<ApiContext, "edition" | "ownLocale">): MailedFrom {
  return { edition, language: LOCALE_FACTS[ownLocale].language };
}

/** A mail that no request causes: whoever chose no language reads English. */
export function mailedByItself(edition: Edition): MailedFrom {
  return { edition, language: "en" };
}

const translationsSchema = z.partialRecord(
  z.enum(LANGUAGES),
  z.object({ subject: z.string(), text: z.string(), html: z.string() }),
);

/**
 * The columns of a stored mail: in English, and beside it in every other language of its edition. Which one goes
 * out is settled when it is sent, by what its reader chose until then (mail-13).
 */
export function mailInLanguages({ edition, language }: MailedFrom, write: WrittenMail) {
  const { to: recipient, ...english } = write(localeOf(edition, "en"));
  const others = LANGUAGES.filter(
    (one) => one !== "en" && localeOf(edition, one) !== localeOf(edition, "en"),
  );
  const translations = Object.fromEntries(
    others.map((one) => {
      const { subject, text, html } = write(localeOf(edition, one));
      return [one, { subject, text, html }];
    }),
  );
  return { recipient, ...english, language, translations };
}

/** The words of a stored mail in a language; in English where it was not written in that one. */
export function inLanguage<
  Mail extends { subject: string; text: string; html: string; translations: unknown },
>(mail: Mail, language: string): { subject: string; text: string; html: string } {
  const translations = translationsSchema.catch({}).parse(mail.translations);
  const { subject, text, html } = translations[language as Language] ?? mail;
  return { subject, text, html };
}
