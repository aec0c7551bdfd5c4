import { createHash } from "node:crypto";
import { addDays } from "@gf-ledger/claim/periods/days";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { translatorOf } from "@gf-ledger/messages/translator";
import { createEvents, type EventAttributes } from "ics";
import type { SignedInContext } from "../context";
import { inTurnOfAccount } from "../limits/heavy-reads";
import { pageLink } from "../mail/page-link";
import { type DueDay, dueDays } from "./due-days";

/** RFC 5545, 3.1. A further line begins with a space, which counts. */
const MAX_OCTETS = 75;

function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const own = Buffer.byteLength(letter);
    if (octets + own > MAX_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += letter;
    octets += own;
  }
  return [...parts, part].join("\r\n");
}

/** A calendar's text with its lines folded by octets: the library that writes it counts letters (reports-69). */
const foldedLines = (calendar: string): string =>
  calendar
    .replace(/\r\n[\t ]/g, "")
    .split("\r\n")
    .map(folded)
    .join("\r\n");

const WORDS = {
  filing: "filing",
  "final-return": "finalReturn",
  "period-ends": "periodEnds",
  "may-discard": "mayDiscard",
} as const;

/** Stays the same at every reading, and names nobody: a calendar program finds the event again by it. */
function uidOf(userId: string, { kind, taxYear, day }: DueDay): string {
  const owner = createHash("sha256").update(`calendar\n${userId}`).digest("hex").slice(0, 32);
  const which = kind === "final-return" ? `${kind}-${day}` : kind;
  return `${which}-${taxYear}-${owner}@gfledger`;
}

function dateArray(day: CalendarDate): [year: number, month: number, day: number] {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  return [year, month, dayOfMonth];
}

/**
 * reports-49: the account's calendar as `text/calendar`, in the context's language and in the account's turn (api-45);
 * whole days alone.
 */
export async function calendarFile(ctx: SignedInContext): Promise<string> {
  const { edition, locale } = ctx;
  const t = translatorOf(locale, "calendar");
  const url = pageLink(ctx.settings, edition, "/tax-summary");
  const due = await inTurnOfAccount(ctx.actor.user.id, () => dueDays(ctx));
  const events = due.map((one): EventAttributes => {
    const words = { year: String(one.taxYear), edition };
    return {
      start: dateArray(one.day),
      // The day after the whole one: its length would be written as `P1DT`, which no calendar program has to take.
      end: dateArray(addDays(one.day, 1)),
      uid: uidOf(ctx.actor.scope.userId, one),
      title: t(`${WORDS[one.kind]}.title`, words),
      description: t(`${WORDS[one.kind]}.text`, words),
      url,
      busyStatus: "FREE",
      transp: "TRANSPARENT",
      classification: "PRIVATE",
    };
  });
  const { error, value } = createEvents(events, { productId: "gf-ledger/calendar", calName: t("name") });
  if (error || value === null) throw error ?? new Error("The calendar could not be written.");
  return foldedLines(value);
}
