import { cookieIn } from "@gf-ledger/api/auth/session-cookie";
import { readOfx } from "@gf-ledger/api/imports/tables/read-ofx";
import { readQif } from "@gf-ledger/api/imports/tables/read-qif";
import { readLine } from "@gf-ledger/catalogue/text/line";
import { sameSitePath } from "@gf-ledger/domain/account/sign-in/same-site-path";
import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { parseCents } from "@gf-ledger/domain/money/cents";
import { readAuthorization } from "@gf-ledger/rest/request/authorization";
import { decodeBase64Image } from "@gf-ledger/rest/request/base64-image";
import { assertBoundedJson } from "@gf-ledger/rest/request/json-bounds";
import { parseJsonObject } from "@gf-ledger/rest/request/json-object";
import { matchPath } from "@gf-ledger/rest/request/route-match";
import { routeTable } from "@gf-ledger/rest/route-table";
import { describe, expect, test } from "vitest";
import { growthOf } from "../src/engine/growth";

/** A refusal counts as an answer. */
const refusing = (parse: (text: string) => unknown) => (text: string) => {
  try {
    return parse(text);
  } catch {
    return null;
  }
};

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  "a photo as base64": decodeBase64Image,
  "a photo as base64 in JSON": (text) => {
    const body = JSON.stringify({ base64Image: text });
    assertBoundedJson(body);
    return parseJsonObject(body);
  },
  JSON: (text) => {
    assertBoundedJson(text);
    return parseJsonObject(text);
  },
  "an Authorization header": readAuthorization,
  "a cookie header": (text) => cookieIn(text, "next-auth.session-token"),
  "a path": (text) => matchPath(routeTable, text),
  "a redirect": (text) => sameSitePath(text, ["gfledger.ca"]),
  "a date": isCalendarDate,
  "an amount": parseCents,
  "a printed line": readLine,
  "an OFX whose entries nothing closes": (text) =>
    readOfx(text.slice(0, 70_000).replaceAll("<", "<STMTTRN>")),
  "a QIF": (text) => readQif(`!Type:Bank\n${text}`),
};

describe("The work of reading grows no faster than", () => {
  test.each(Object.entries(PARSERS))("%s", (_what, parse) => {
    expect(growthOf(refusing(parse))).toBeNull();
  });
});

describe("A parser whose work grows with the square of its input", () => {
  test("is noticed: an expression that goes back over what it took", () => {
    const quadratic = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;
    expect(growthOf((text) => quadratic.test(text))).toMatchObject({ times: expect.any(Number) });
  });

  test("is noticed: a text that is gone through from its start for every letter", () => {
    const quadratic = (text: string) => {
      let blanks = 0;
      for (let at = 0; at < text.length; at += 64)
        for (let before = 0; before < at; before += 16) if (text.charCodeAt(before) === 32) blanks += 1;
      return blanks;
    };
    expect(growthOf(quadratic)).toMatchObject({ times: expect.any(Number) });
  });
});
