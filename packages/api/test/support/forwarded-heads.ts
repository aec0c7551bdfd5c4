/** What the head of a mail inside another tells. */
export interface InnerMail {
  readonly shop: string;
  readonly address: string;
  /** YYYY-MM-DD, at 9:12 in the morning. */
  readonly day: string;
  readonly subject: string;
}

type Language = "en" | "fr";

const dateIn = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }).format(new Date(`${day}T12:00:00Z`));

const long = (day: string, locale: string) =>
  dateIn(day, locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
const short = (day: string, locale: string) =>
  dateIn(day, locale, { weekday: "short", day: "numeric", month: "short", year: "numeric" });
const plain = (day: string, locale: string) =>
  dateIn(day, locale, { day: "numeric", month: "long", year: "numeric" });

type Field = readonly [name: string, value: string];

interface Program {
  readonly title: string | null;
  readonly fields: (mail: InnerMail) => readonly Field[];
}

const from = ({ shop, address }: InnerMail) => `${shop} <${address}>`;
const TO = "Ana Tremblay <ana.tremblay@example.com>";

/** How mail programs begin a forwarded mail, written after what each of them sends. */
const PROGRAMS: Readonly<Record<string, Record<Language, Program>>> = {
  Gmail: {
    en: {
      title: "---------- Forwarded message ---------",
      fields: (mail) => [
        ["From:", from(mail)],
        ["Date:", `${short(mail.day, "en-CA").replace(/,? (\d{4})$/, ", $1")} at 9:12 AM`],
        ["Subject:", mail.subject],
        ["To:", TO],
      ],
    },
    fr: {
      title: "---------- Forwarded message ---------",
      fields: (mail) => [
        ["De :", from(mail)],
        ["Date:", `${short(mail.day, "fr-CA")} à 09 h 12`],
        ["Subject:", mail.subject],
        ["To:", TO],
      ],
    },
  },
  Outlook: {
    en: {
      title: null,
      fields: (mail) => [
        ["From:", from(mail)],
        ["Sent:", `${long(mail.day, "en-US")} 9:12 AM`],
        ["To:", TO],
        ["Subject:", mail.subject],
      ],
    },
    fr: {
      title: null,
      fields: (mail) => [
        ["De :", from(mail)],
        ["Envoyé :", `${long(mail.day, "fr-FR")} 09:12`],
        ["À :", TO],
        ["Objet :", mail.subject],
      ],
    },
  },
  "Outlook on a phone": {
    en: {
      title: "________________________________",
      fields: (mail) => [
        ["From:", from(mail)],
        ["Sent:", `${long(mail.day, "en-US")} 9:12:04 a.m.`],
        ["To:", TO],
        ["Subject:", mail.subject],
      ],
    },
    fr: {
      title: "________________________________",
      fields: (mail) => [
        ["De :", from(mail)],
        ["Envoyé :", `${long(mail.day, "fr-CA")} à 09:12:04`],
        ["À :", TO],
        ["Objet :", mail.subject],
      ],
    },
  },
  "Apple Mail": {
    en: {
      title: "Begin forwarded message:",
      fields: (mail) => [
        ["From:", from(mail)],
        ["Subject:", mail.subject],
        ["Date:", `${plain(mail.day, "en-US")} at 9:12:04 AM EDT`],
        ["To:", TO],
        ["Reply-To:", "noreply@mail.example"],
      ],
    },
    fr: {
      title: "Début du message transféré :",
      fields: (mail) => [
        ["De:", from(mail)],
        ["Objet:", mail.subject],
        ["Date:", `${plain(mail.day, "fr-FR")} à 09:12:04 UTC−4`],
        ["À:", TO],
        ["Répondre à:", "noreply@mail.example"],
      ],
    },
  },
  Thunderbird: {
    en: {
      title: "-------- Forwarded Message --------",
      fields: (mail) => [
        ["Subject:", mail.subject],
        [
          "Date:",
          `${dateIn(mail.day, "en-GB", { weekday: "short", day: "numeric", month: "short", year: "numeric" })} 09:12:04 -0400`,
        ],
        ["From:", from(mail)],
        ["To:", TO],
      ],
    },
    fr: {
      title: "-------- Message transféré --------",
      fields: (mail) => [
        ["Sujet :", mail.subject],
        [
          "Date :",
          `${dateIn(mail.day, "en-GB", { weekday: "short", day: "numeric", month: "short", year: "numeric" })} 09:12:04 -0400`,
        ],
        ["De :", from(mail)],
        ["Pour :", TO],
      ],
    },
  },
  Yahoo: {
    en: {
      title: "----- Forwarded Message -----",
      fields: (mail) => [
        ["From:", from(mail)],
        ["To:", TO],
        ["Sent:", `${long(mail.day, "en-US")} at 09:12:04 AM EDT`],
        ["Subject:", mail.subject],
      ],
    },
    fr: {
      title: "----- Message transféré -----",
      fields: (mail) => [
        ["De :", from(mail)],
        ["À :", TO],
        ["Envoyé :", `${long(mail.day, "fr-CA")} à 09 h 12 min 04 s HAE`],
        ["Objet :", mail.subject],
      ],
    },
  },
  Proton: {
    en: {
      title: "------- Forwarded Message -------",
      fields: (mail) => [
        ["From:", from(mail)],
        [
          "Date:",
          `On ${dateIn(mail.day, "en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" })} at 9:12 AM`,
        ],
        ["Subject:", mail.subject],
        ["To:", TO],
      ],
    },
    fr: {
      title: "------- Message transféré -------",
      fields: (mail) => [
        ["De :", from(mail)],
        ["Date :", `Le ${long(mail.day, "fr-FR")} à 09:12`],
        ["Objet :", mail.subject],
        ["À :", TO],
      ],
    },
  },
};

export const MAIL_PROGRAMS = Object.keys(PROGRAMS).flatMap((program) =>
  (["en", "fr"] as const).map((language) => [program, language] as const),
);

function programOf(name: string, language: Language): Program {
  const program = PROGRAMS[name];
  if (!program) throw new Error(`${name} is no mail program here`);
  return program[language];
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** A forwarded mail's HTML: its head, a line a field, or a table of them as Thunderbird has it, and its own HTML. */
export function forwardedHtml(name: string, language: Language, mail: InnerMail, html: string): string {
  const { title, fields } = programOf(name, language);
  const head = fields(mail);
  const lines =
    name === "Thunderbird"
      ? `<table class="moz-email-headers-table">${head
          .map(
            ([label, value]) => `<tr><th align="RIGHT" nowrap>${label} </th><td>${escaped(value)}</td></tr>`,
          )
          .join("")}</table>`
      : `<p>${head.map(([label, value]) => `<b>${label}</b> ${escaped(value)}`).join("<br>")}</p>`;
  return `${title ? `<div>${escaped(title)}</div>` : ""}${lines}<blockquote>${html}</blockquote>`;
}

/** The same as plain text; `mark` stands before each line, as some programs quote. */
export function forwardedText(
  name: string,
  language: Language,
  mail: InnerMail,
  text: string,
  mark = "",
): string {
  const { title, fields } = programOf(name, language);
  const head = fields(mail).map(([label, value]) => `${label} ${value}`);
  return [...(title ? [title] : []), ...head, "", ...text.split("\n")].map((line) => mark + line).join("\n");
}
