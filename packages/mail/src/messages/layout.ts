import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import { translatorOf } from "@gf-ledger/messages/translator";
import { html, joinHtml, type SafeHtml } from "../html";
import type { MailMessage } from "../mailer";
import { webLink } from "./web-link";

/**
 * What a message says, before it is laid out with the footer of every message (mail-12). Paragraphs are plain
 * text.
 */
export interface MessageContent {
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly before: readonly string[];
  /** The one thing to press; `href` is absolute. */
  readonly action?: { readonly label: string; readonly href: string };
  readonly after?: readonly string[];
  /** How to get no more mail of this kind, at its foot; `href` is absolute. */
  readonly stop?: { readonly label: string; readonly href: string };
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function paragraph(text: string): SafeHtml {
  return html`<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#243029">${text}</p>`;
}

function button(label: string, href: string, locale: Locale): SafeHtml {
  const copyLink = translatorOf(locale, "mails.layout")("copyLink");
  return html`<p style="margin:8px 0 20px"><a href="${href}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#1f6b46;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${label}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#59655e">${copyLink}<br><a href="${href}" style="color:#1f6b46;word-break:break-all">${href}</a></p>`;
}

function footnote(content: SafeHtml): SafeHtml {
  return html`<p style="margin:0 0 6px;font-size:12px;line-height:1.5;color:#59655e">${content}</p>`;
}

function footerLines(locale: Locale): readonly string[] {
  const { edition } = LOCALE_FACTS[locale];
  const { host } = EDITION_FACTS[edition];
  const t = translatorOf(locale, "mails");
  return [
    t("layout.questions", { host, address: SUPPORT_ADDRESS }),
    t("layout.notAffiliated", { authority: t(`authority.${edition}`) }),
  ];
}

/**
 * Lays one message out as HTML and as text with the same words and the same link.
 * @throws TypeError when the action's link is not an absolute http(s) address
 */
export function layOutMail(content: MessageContent): MailMessage {
  const { action, after = [], before, heading, locale, stop } = content;
  const href = action ? webLink(action.href) : null;
  const stopHref = stop ? webLink(stop.href) : null;
  // One line: a subject can never carry a second header.
  const subject = singleLine(content.subject);
  const t = translatorOf(locale, "mails.layout");
  const labelled = (label: string, address: string) => `${t("labelled", { label })}\n${address}`;

  const body = joinHtml([
    html`<h1 style="margin:0 0 18px;font-size:22px;line-height:1.3;color:#15211b">${heading}</h1>`,
    ...before.map(paragraph),
    ...(action && href ? [button(action.label, href, locale)] : []),
    ...after.map(paragraph),
  ]);
  const footer = joinHtml([
    ...footerLines(locale).map((line) => footnote(html`${line}`)),
    ...(stop && stopHref
      ? [footnote(html`<a href="${stopHref}" style="color:#59655e">${stop.label}</a>`)]
      : []),
  ]);
  const page = html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f6f2;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 4px 14px;font-size:17px;font-weight:700;color:#1f6b46">GF Ledger</td></tr>
<tr><td style="padding:28px;background:#ffffff;border:1px solid #dde5dc;border-radius:12px">
${body}
</td></tr><tr><td style="padding:16px 4px">
${footer}
</td></tr></table></td></tr></table></body></html>`;

  const text = [
    heading,
    ...before,
    ...(action && href ? [labelled(action.label, href)] : []),
    ...after,
    `--\n${footerLines(locale).join("\n")}`,
    ...(stop && stopHref ? [labelled(stop.label, stopHref)] : []),
  ].join("\n\n");

  return { to: content.to, subject, text: `${text}\n`, html: page.html };
}
