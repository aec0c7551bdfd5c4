import { calendarFile } from "@gf-ledger/api/calendar/calendar-file";
import { actorOfCalendar } from "@gf-ledger/api/gate/calendar-gate";
import { databaseUnavailable, describeError } from "@gf-ledger/api/trpc/error-mapper";
import { AppError } from "@gf-ledger/domain/app-error";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import { failure } from "@gf-ledger/messages/failure";
import { errorAnswer, finishAnswer } from "@gf-ledger/rest/answer/answer-headers";
import { container } from "@/server/container";
import { requestFacts } from "@/server/request/request-facts";

type Context = { params: Promise<{ file: string }> };

/** A secret as it stands before `.ics`; 256 bits in letters that need no escape. */
const FILE = /^([\w-]{43})\.ics$/;

/** Reads the calendar of the address's secret, without cookies or a key. @throws AppError 404, 429 or 503. */
async function calendarOf(file: string, facts: ReturnType<typeof requestFacts>): Promise<string> {
  const services = container();
  const { database, databaseWatch, limits, now } = services;
  if (databaseWatch.away) throw databaseUnavailable();
  await limits.consume("calendarsOfClient", `client:${facts.client}`);
  const secret = FILE.exec(file)?.[1];
  const found = secret ? await actorOfCalendar(database, secret, now()) : null;
  if (!found) {
    throw new AppError("not_found", failure("calendarEnded"));
  }
  const { edition } = found.actor.user;
  const locale = localeOf(edition, found.language);
  return calendarFile({
    ...services,
    ...facts,
    edition,
    locale,
    ownLocale: locale,
    actor: found.actor,
    userAgent: null,
    cookieHeader: null,
    setCookies: [],
  });
}

/** reports-49: `GET /api/calendar/SECRET.ics`, as calendar programs subscribe to it. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const facts = requestFacts(request);
  const finished = (answer: Response) => finishAnswer(answer, { request, ...facts, setCookies: [] });
  try {
    const text = await calendarOf((await context.params).file, facts);
    const answer = finished(
      new Response(text, {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'inline; filename="gf-ledger.ics"',
        },
      }),
    );
    answer.headers.set("Cache-Control", "private, max-age=3600");
    return answer;
  } catch (error) {
    const described = describeError(error, facts);
    if (described.status === 500)
      container().log("error", "calendar_failed", { requestId: facts.requestId, error });
    return finished(errorAnswer(described));
  }
}
