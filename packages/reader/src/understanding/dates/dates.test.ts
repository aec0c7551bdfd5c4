import { describe, expect, it } from "vitest";
import { DATE_FORMS } from "./date-forms";
import { datesIn } from "./dates";

describe("reading-30 the forms of a printed date", () => {
  it.each(DATE_FORMS.map((form) => [form.name, form.example[0], form] as const))(
    "%s: %s is read by that form",
    (_name, printed, form) => {
      const [, date] = form.example;
      expect(datesIn(printed, [form]).map(({ readings }) => readings[0]?.date)).toEqual([date]);
      const surest = datesIn(printed).reduce((a, b) => (b.sure > a.sure ? b : a));
      expect(surest.readings[0]?.date).toBe(date);
    },
  );

  it("reading-70 figures alone are read in every order that exists", () => {
    const readingsOf = (printed: string) => datesIn(printed)[0]?.readings;
    expect(readingsOf("03/04/2024")).toEqual([
      { date: "2024-03-04", order: "month_first" },
      { date: "2024-04-03", order: "day_first" },
    ]);
    expect(readingsOf("11/04/12")).toEqual([
      { date: "2012-11-04", order: "month_first" },
      { date: "2012-04-11", order: "day_first" },
      { date: "2011-04-12", order: "year_first" },
    ]);
    expect(readingsOf("3 MAY 2024")).toEqual([{ date: "2024-05-03", order: null }]);
  });

  it.each(["1@2/1.00", "13/13/2020", "06/19/1989", "5551234567", "DECAF 10 2024", "OCTOPUS 12 24"])(
    "%s holds no date",
    (printed) => {
      expect(datesIn(printed)).toEqual([]);
    },
  );

  it("reading-30 a year of two digits from 90 is of the last century, unless it may be a price", () => {
    expect(datesIn("DATE 03/14/98")[0]?.readings[0]?.date).toBe("1998-03-14");
    expect(datesIn("03-14-91")[0]?.readings[0]?.date).toBe("1991-03-14");
    expect(datesIn("03/14/12")[0]?.readings[0]?.date).toBe("2012-03-14");
    expect(datesIn("GOCHUJANG  4.99")).toEqual([]);
    expect(datesIn("2.3.99")).toEqual([]);
  });

  it.each([
    ["09:01 JUNE 19, 2022", ["2022-06-19"]],
    ["14h05 MAR 12, 2024", ["2024-03-12"]],
    ["09-MAR-22 18H13", ["2022-03-09"]],
    ["28-Oct-24 13:29", ["2024-10-28"]],
    ["REG 04: 19-MAR-2022", ["2022-03-19"]],
    ["REG 04:19-MAR-2022 14:05", ["2022-03-19"]],
    ["CAISSE 3: 9 MARS 2024", ["2024-03-09"]],
    ["TRANS 12: 12 MAR 24 14:05", ["2024-03-12"]],
    ["MAR 12, 2024 : 3", ["2024-03-12"]],
  ])("reading-128 the figures of a clock beside %s are none of its day's", (printed, dates) => {
    expect(datesIn(printed).flatMap(({ readings }) => readings.map(({ date }) => date))).toEqual(dates);
  });
});
