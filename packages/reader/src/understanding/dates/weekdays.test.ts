import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const TODAY = "2026-11-26";

function dateOf(foot: string, shop = "HAZEL CORNER FOODS\nREGINA SK  S4P 3Y2") {
  const { purchaseDate, issues } = understandPage(
    pageOf(`${shop}\nRICE CAKES               3.99\nTOTAL                    3.99\n${foot}`),
    TODAY,
  );
  const asked = issues.find(({ code }) => code === "no_date" || code === "date_in_doubt")?.code ?? null;
  return { date: purchaseDate.value, asked };
}

const sure = (date: string) => ({ date, asked: null });

describe("reading-111 the weekday beside a date decides what its figures mean", () => {
  it.each([
    ["TUE 04/08/2026 12:40", "2026-08-04"],
    ["WED 04/08/2026 12:40", "2026-04-08"],
    ["04/08/2026 (TUE) 12:40", "2026-08-04"],
    ["Mer. 04/08/2026 12:40", "2026-04-08"],
    ["MAR 04/08/2026 12:40", "2026-08-04"],
    ["22/03/17 WED 10:15", "2017-03-22"],
    ["FRIDAY 5- 6-2026 14:19", "2026-06-05"],
    ["THURSDAY MAR 12, 2026 9:14", "2026-03-12"],
  ])("reading-111 %s is %s", (foot, date) => {
    expect(dateOf(foot)).toEqual(sure(date));
  });

  it("reading-111 the order that a weekday tells is that of the receipt's other dates", () => {
    expect(dateOf("04/08/2026 TUE 12:40\nAPPROVED 04/08/2026 12:41")).toEqual(sure("2026-08-04"));
  });

  it.each(["FRI 04/08/2026 12:40", "MONDAY 2026-04-08 12:40"])(
    "reading-111 %s falls on another weekday, so a digit may be wrong",
    (foot) => {
      expect(dateOf(foot).asked).toBe("date_in_doubt");
    },
  );

  it("reading-111 a date elsewhere on the receipt without that contradiction stays sure", () => {
    expect(dateOf("FRI 2026-04-08\n2026-04-08 12:40")).toEqual(sure("2026-04-08"));
  });

  it("reading-111 opening hours say nothing, nor does a month or a word that begins like a weekday", () => {
    expect(dateOf("OPEN SUN TO SAT 8-9  2026-04-08 12:40")).toEqual(sure("2026-04-08"));
    expect(dateOf("SUNSET GRILL 2026-04-08 12:40")).toEqual(sure("2026-04-08"));
    expect(dateOf("MAR 8 2026 12:40")).toEqual(sure("2026-03-08"));
  });
});
