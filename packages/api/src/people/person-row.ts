import { type Person, personSchema } from "@gf-ledger/claim/people/person";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { calendarDateOf } from "../calendar-column";

/** A stored person with the net incomes. */
export type PersonRow = Prisma.PersonGetPayload<{ include: { incomes: true } }>;

/** Later than every date: what is stored was checked against the day on which it was written. */
const ANY_DAY = "9999-12-31";
const storedSchema = personSchema(ANY_DAY);

const dateOf = (column: Date | null) => column && calendarDateOf(column);

/** What was said of a person's dependence; nothing of it where nothing was. */
function dependenceOf({ supported, resident, livedWith }: PersonRow) {
  const isSaid = supported !== null || resident !== null || livedWith !== null;
  return isSaid ? { dependence: { supported, resident, livedWith } } : {};
}

/** A stored person as the rules of the claim see one; incomes in cents. */
export function personOf(row: PersonRow): Person {
  return storedSchema.parse({
    id: row.id,
    name: row.name,
    relation: row.relation,
    birthDate: dateOf(row.birthDate),
    diedOn: dateOf(row.diedOn),
    ...dependenceOf(row),
    celiac: row.celiac,
    diagnosedOn: dateOf(row.diagnosedOn),
    letter: row.letterDate && {
      date: calendarDateOf(row.letterDate),
      practitioner: row.letterPractitioner,
      signedBy: row.letterSignedBy,
    },
    netIncomeByYear: Object.fromEntries(row.incomes.map(({ taxYear, cents }) => [taxYear, Number(cents)])),
  });
}
