import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare } from "../fractions/arithmetic";
import { ONE } from "../fractions/fraction";
import { checkShares } from "./check-shares";
import { chooseShares } from "./choose-shares";
import { claimBlocks } from "./claim-blocks";
import { householdSchema } from "./household-schema";
import { lineOf } from "./line-of";
import { type Person, personSchema } from "./person";
import { sharesSchema } from "./shares";
import { totalShare } from "./total-share";

const TODAY = "2026-02-01";

const ann: Person = {
  id: "ann",
  name: "Ann",
  relation: "self",
  birthDate: "1984-05-05",
  diedOn: null,
  celiac: true,
  diagnosedOn: "1988-02-29",
  letter: { date: "2019-01-31", practitioner: "doctor", signedBy: "Dr. Rao" },
  netIncomeByYear: { "2025": 5_000_000 },
};

describe("claim-10 on which line a person is", () => {
  it.each([
    ["self", null, "33099"],
    ["spouse", "1980-01-01", "33099"],
    ["child", "2008-01-01", "33099"],
    ["child", "2007-12-31", "33199"],
    ["child", "2006-06-06", "33199"],
    ["child", "2025-12-31", "33099"],
    ["other-dependant", "2015-01-01", "33199"],
    ["other-dependant", null, "33199"],
  ] as const)("a %s born %s is on %s of 2025", (relation, birthDate, line) => {
    expect(lineOf({ relation, birthDate }, 2025)).toEqual({ ok: true, line });
  });

  it.each([
    [2024, "2007-01-01", "2006-12-31"],
    [2025, "2008-01-01", "2007-12-31"],
    [2026, "2009-01-01", "2008-12-31"],
  ])(
    "in %d a child born %s is on the claimant's line, one a day older on its own",
    (year, younger, older) => {
      const line = (birthDate: string) => lineOf({ relation: "child", birthDate }, year);
      expect([line(younger), line(older)]).toEqual([
        { ok: true, line: "33099" },
        { ok: true, line: "33199" },
      ]);
    },
  );

  it("asks for a child's birth date, and says of one born later that it was not born yet", () => {
    expect(lineOf({ relation: "child", birthDate: null }, 2025)).toEqual({
      ok: false,
      reason: "birth-date-missing",
    });
    expect(lineOf({ relation: "child", birthDate: "2026-01-01" }, 2025)).toEqual({
      ok: false,
      reason: "not-born-yet",
    });
  });

  it("makes one block of 33099 and one of 33199 for each other dependant", () => {
    const people = [
      ann,
      { ...ann, id: "son", relation: "child" as const, birthDate: "2006-01-01" },
      { ...ann, id: "girl", relation: "child" as const, birthDate: "2016-01-01" },
      { ...ann, id: "father", relation: "other-dependant" as const },
    ];
    expect(claimBlocks(people, 2025)).toEqual({
      ok: true,
      blocks: [
        { line: "33099", personIds: ["ann", "girl"] },
        { line: "33199", personIds: ["son"] },
        { line: "33199", personIds: ["father"] },
      ],
    });
    const unknown = { ...ann, id: "kid", relation: "child" as const, birthDate: null };
    expect(claimBlocks([ann, unknown], 2025)).toEqual({
      ok: false,
      reason: "birth-date-missing",
      personIds: ["kid"],
    });
  });
});

describe("claim-10 shares", () => {
  const people = [ann, { ...ann, id: "ben", celiac: false }, { ...ann, id: "cat" }];
  const share = (personId: string, part: number) => ({ personId, share: part });

  it.each([
    [[share("ann", 0.5), share("cat", 0.5)], null],
    [[share("ann", 0.25)], null],
    [[], null],
    [[share("ann", 0.6), share("cat", 0.5)], "above-one"],
    [[share("dan", 0.5)], "person-unknown"],
    [[share("ben", 0.5)], "person-not-celiac"],
    [[share("ann", 0.2), share("ann", 0.2)], "person-twice"],
    [[share("ann", 0)], "share-not-above-zero"],
    [[share("ann", Number.NaN)], "share-not-above-zero"],
  ])("%j: %s", (shares, reason) => {
    expect(checkShares(shares, people)).toMatchObject(reason === null ? { ok: true } : { ok: false, reason });
  });

  it("adds shares up exactly: 0.1, 0.2 and 0.7 are one", () => {
    const parts = [share("a", 0.1), share("b", 0.2), share("c", 0.7)];
    expect(compare(totalShare(parts), ONE)).toBe(0);
    expect(sharesSchema.safeParse(parts).success).toBe(true);
  });

  it("takes none that go above one, whatever they are", () => {
    const percents = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(percents, (parts) => {
        const typed = parts.map((percent, index) => share(`p${index}`, percent / 100));
        const together = parts.reduce((sum, percent) => sum + percent, 0);
        expect(sharesSchema.safeParse(typed).success).toBe(together <= 100);
      }),
    );
  });

  it("are the item's own, else its category's, else the household's", () => {
    const choices = { forItem: [share("ann", 1)], forCategory: [share("ann", 0.5)], ofHousehold: [] };
    expect(chooseShares(choices).from).toBe("item");
    expect(chooseShares({ ...choices, forItem: null })).toEqual({
      shares: [share("ann", 0.5)],
      from: "category",
    });
    expect(chooseShares({ ...choices, forItem: null, forCategory: null }).from).toBe("household");
  });
});

describe("bad input gets words", () => {
  const stated = (changes: object) =>
    personSchema(TODAY)
      .safeParse({ ...ann, ...changes })
      .error?.issues.map(({ message }) => message);

  it.each([
    [{ birthDate: "2026-02-02" }, "personIssues.birthDateFuture"],
    [{ birthDate: "2014-02-30" }, "personIssues.birthDateForm"],
    [{ birthDate: "1014-02-03" }, "personIssues.birthDateOld"],
    [{ diedOn: "2026-03-03" }, "personIssues.deathFuture"],
    [{ letter: { date: "2027-01-01", practitioner: "doctor", signedBy: null } }, "personIssues.letterFuture"],
    [{ diagnosedOn: "2026-02-02" }, "personIssues.diagnosisFuture"],
    [{ diagnosedOn: "1899-12-31" }, "personIssues.diagnosisOld"],
    [{ diagnosedOn: "in spring" }, "entryIssues.dateForm"],
    [{ birthDate: "2020-05-05", diagnosedOn: "2020-05-04" }, "personIssues.diagnosisBeforeBirth"],
    [
      { letter: { date: "2019-01-31", practitioner: "doctor", signedBy: "x".repeat(121) } },
      "personIssues.nameMost",
    ],
    [{ netIncomeByYear: { "2025": -1 } }, "personIssues.incomeLeast"],
    [{ netIncomeByYear: { "25": 1 } }, "personIssues.taxYearBetween"],
    [{ netIncomeByYear: { "1999": 1 } }, "personIssues.taxYearBetween"],
    [{ netIncomeByYear: { "2025": 1e12 } }, "personIssues.incomeMost"],
    [{ birthDate: "2020-05-05", diedOn: "2020-05-04" }, "personIssues.deathBeforeBirth"],
    [{ name: " " }, "personIssues.nameNeeded"],
  ])("%o: %s", (changes, message) => {
    expect(stated(changes)).toContain(message);
  });

  it("takes a person born today or in 1931", () => {
    expect(stated({ birthDate: TODAY, diagnosedOn: TODAY })).toBeUndefined();
    expect(stated({ birthDate: "1931-12-31" })).toBeUndefined();
  });

  it("has one oneself and at most one partner in a household", () => {
    const messages = (people: Person[]) =>
      householdSchema(TODAY)
        .safeParse(people)
        .error?.issues.map(({ message }) => message);
    expect(messages([ann])).toBeUndefined();
    expect(messages([])).toEqual(["issues.selfOnce"]);
    const partner = { ...ann, relation: "spouse" as const };
    expect(messages([ann, { ...partner, id: "b" }, { ...partner, id: "c" }])).toEqual(["issues.spouseOnce"]);
    expect(messages([ann, partner])).toEqual(["issues.idTwice"]);
  });
});
