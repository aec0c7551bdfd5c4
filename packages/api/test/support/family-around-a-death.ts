import { household, otherExpense } from "./claims";
import { logged } from "./logged";
import type { TestApp } from "./test-app";

/** An extra cost in dollars on one day of each month, from January of the year before. */
const monthly = (name: string, dollars: number, day: string, months: number, year: number) =>
  Array.from({ length: months }, (_, at) => ({
    name,
    purchaseDate: new Date(
      `${at < 12 ? year - 1 : year}-${String((at % 12) + 1).padStart(2, "0")}-${day}T00:00:00Z`,
    ),
    price: 100 + dollars * 100,
    regularPrice: 100,
    priceSource: "custom",
  }));

/**
 * Ontario, 2026. Ben died on 14 November; what he ate cost 23 × 30.00 more, his dentist 1,200.00. Anna's food 24 × 40.00
 * more, the child's orthodontist 2,000.00 and 900.00.
 */
export async function familyAroundADeath(testApp: TestApp, year = 2026) {
  const anna = await testApp.signIn();
  const ids = await household(testApp, anna, year, [
    { name: "Anna", relation: "self", birthDate: "1980-01-01", celiac: true, income: 48_000 },
    {
      name: "Ben",
      relation: "spouse",
      birthDate: "1980-02-02",
      celiac: true,
      diedOn: `${year}-11-14`,
      income: 30_000,
    },
    { name: "Cleo", relation: "child", birthDate: "2015-03-03" },
  ]);
  const [ben = "", child = ""] = [ids.spouse, ids.child];
  await logged(testApp, anna, [
    ...monthly("Bread", 30, "05", 23, year),
    ...monthly("Pasta", 40, "10", 24, year),
  ]);
  const lines = await testApp.database.lineItem.findMany({ where: { userId: anna.user.id } });
  for (const { id, name } of lines)
    await anna.call.people.setLineItemShares({
      id,
      shares: [{ personId: name === "Bread" ? ben : anna.user.id, share: 1 }],
    });
  await otherExpense(testApp, anna, { personId: ben, date: `${year - 1}-02-10`, dollars: 1200 });
  await otherExpense(testApp, anna, { personId: child, date: `${year - 1}-03-15`, dollars: 2000 });
  await otherExpense(testApp, anna, { personId: child, date: `${year}-06-20`, dollars: 900 });
  const { id } = await anna.call.claims.create({ taxYear: year });
  await anna.call.claims.change({ id, worthInputs: { province: "ON" } });
  return { anna, ben, id };
}
