import { describe, expect, it } from "vitest";
import { DATE_FORMS } from "./date-forms";
import { datesIn } from "./dates";

describe("reading-30 the forms of a printed date", () => {
  it.each(DATE_FORMS.map((form) => [form.name, form.example[0], form] as const))(
    "%s: %s is read by that form",
    (_name, printed, form) => {
      const [, date] = form.example;
      expect(datesIn(printed, "month_first", [form]).map((found) => found.date)).toEqual([date]);
      const surest = datesIn(printed).reduce((a, b) => (b.sure > a.sure ? b : a));
      expect(surest.date).toBe(date);
    },
  );

  it("a day before the month is taken where the country writes so", () => {
    expect(datesIn("03/04/2024", "day_first")[0]?.date).toBe("2024-04-03");
    expect(datesIn("03/04/2024")[0]?.date).toBe("2024-03-04");
    expect(datesIn("11/04/12", "year_first")[0]?.date).toBe("2011-04-12");
  });

  it.each(["1@2/1.00", "13/13/2020", "06/19/1989", "5551234567"])("%s holds no date", (printed) => {
    expect(datesIn(printed)).toEqual([]);
  });

  it("reading-30 a year of two digits from 90 is of the last century, unless it may be a price", () => {
    expect(datesIn("DATE 03/14/98")[0]?.date).toBe("1998-03-14");
    expect(datesIn("03-14-91")[0]?.date).toBe("1991-03-14");
    expect(datesIn("03/14/12")[0]?.date).toBe("2012-03-14");
    expect(datesIn("GOCHUJANG  4.99")).toEqual([]);
    expect(datesIn("2.3.99")).toEqual([]);
  });
});
