import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mediansToPublish } from "../src/pooled-prices/medians-to-publish";
import { publishMedians } from "../src/pooled-prices/publish-medians";
import { type Person, sharers as sharersOf } from "./support/shared-prices";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
/** Groups are of a whole installation, so each test begins with nobody in it. */
const empty = () =>
  testApp.pool.query("DELETE FROM users; DELETE FROM pooled_prices; DELETE FROM pooled_groups");
beforeEach(empty);

const sharers = (dollars: readonly number[]) => sharersOf(testApp, dollars);

/** What stands published after the next recomputation. */
async function publications(): Promise<string> {
  await publishMedians(testApp.services);
  const rows = await testApp.database.pooledPrice.findMany({ orderBy: [{ region: "asc" }, { size: "asc" }] });
  return rows.map(({ region, price, people }) => `${region} ${price} of ${people}`).join(", ");
}

/** Sets what a person paid, as their till had printed it. */
async function pays({ user }: Person, dollars: number) {
  const cents = Math.round(dollars * 100);
  await testApp.database.$executeRaw`
    UPDATE receipt_items item SET price = ${cents}::int,
      proposed = jsonb_set(proposed, '{charged,cents}', to_jsonb(${cents}::int))
    FROM receipts WHERE receipts.id = receipt_id AND receipts.user_id = ${user.id}::uuid AND position = 1`;
  await testApp.database.priceObservation.updateMany({ where: { userId: user.id }, data: { price: cents } });
}

const shares = async ({ user }: Person, sharePrices: boolean) =>
  void (await testApp.database.user.update({ where: { id: user.id }, data: { sharePrices } }));
const lives = async ({ user }: Person, priceRegion: string) =>
  void (await testApp.database.user.update({ where: { id: user.id }, data: { priceRegion } }));
const leaves = async ({ user }: Person) =>
  void (await testApp.database.user.delete({ where: { id: user.id } }));

/** Prices around a guess: with one more they stand published where that one rounds to the guess, and else not. */
const around = (guess: number) => [1, 1, 1, guess, guess, guess, 9, 9, 9];

async function payAround(people: readonly Person[], guess: number) {
  for (const [at, dollars] of around(guess).entries()) {
    const one = people[at];
    if (one) await pays(one, dollars);
  }
}

interface Attack {
  readonly victim: Person | null;
  readonly attackers: readonly Person[];
  /** Reads what is published on the next day. */
  readonly look: () => Promise<void>;
}

const GUESSES = [3.3, 3.4, 3.5, 3.7, 3.8];

const ATTACKS: Readonly<Record<string, (attack: Attack) => Promise<void>>> = {
  "new prices every day": async ({ attackers, look }) => {
    for (const guess of GUESSES) {
      await payAround(attackers, guess);
      await look();
    }
  },
  "one who comes and goes": async ({ attackers: [first, ...others], look }) => {
    if (!first) return;
    for (const guess of GUESSES) {
      await shares(first, false);
      await look();
      await payAround([first, ...others], guess);
      await shares(first, true);
      await look();
    }
  },
  "one who leaves and comes back as somebody else": async ({ attackers, look }) => {
    const people = [...attackers];
    for (const guess of GUESSES) {
      const gone = people.shift();
      if (gone) await leaves(gone);
      people.push(...(await sharers([guess])));
      await payAround(people, guess);
      await look();
    }
  },
  "all who leave and come back as others": async ({ attackers, look }) => {
    let people = attackers;
    for (const guess of [3.3, 3.5, 3.8]) {
      for (const gone of people) await leaves(gone);
      people = await sharers(around(guess));
      await look();
    }
  },
  "other regions": async ({ victim, attackers, look }) => {
    if (victim) await lives(victim, "CA-ON");
    const elsewhere = ["CA-ON", "CA-BC", "CA-AB", "CA-ON", "CA-QC"];
    for (const [day, guess] of GUESSES.entries()) {
      for (const attacker of attackers) await lives(attacker, elsewhere[day] ?? "CA-ON");
      await payAround(attackers, guess);
      await look();
    }
  },
  "deleted prices that are bought again": async ({ attackers, look }) => {
    for (const guess of GUESSES) {
      for (const { user } of attackers) {
        const own = { userId: user.id };
        const seen = await testApp.database.priceObservation.findMany({ where: own });
        await testApp.database.priceObservation.deleteMany({ where: own });
        await look();
        await testApp.database.priceObservation.createMany({ data: seen });
        break;
      }
      await payAround(attackers, guess);
      await look();
    }
  },
};

/** What nine attackers see, day after day, beside somebody who paid so much, or nobody. */
async function seenBy(attack: (attack: Attack) => Promise<void>, paid: number | null, first: number) {
  await empty();
  const [victim = null] = paid === null ? [] : await sharers([paid]);
  const attackers = await sharers(around(first));
  const seen: string[] = [];
  const look = async () => void seen.push(await publications());
  await look();
  await attack({ victim, attackers, look });
  return seen;
}

describe("prices-33 nine accounts that work together, for days", () => {
  test.each(Object.keys(ATTACKS))(
    "%s tell nothing of what a tenth person paid, or whether there is one",
    async (name) => {
      const attack = ATTACKS[name];
      if (!attack) throw new Error("No such attack.");
      const nobody = await seenBy(attack, null, 3);
      expect(await seenBy(attack, 3.47, 3)).toEqual(nobody);
      expect(await seenBy(attack, 3.79, 3)).toEqual(nobody);
    },
  );

  test.each(Object.keys(ATTACKS))(
    "%s have one guess in all, and no second after a wrong one",
    async (name) => {
      const attack = ATTACKS[name];
      if (!attack) throw new Error("No such attack.");
      const wrong = await seenBy(attack, 3.79, 3.5);
      expect(wrong).toEqual(await seenBy(attack, null, 3.5));
      const [right, ...then] = await seenBy(attack, 3.47, 3.5);
      expect(right).toBe("CA 350 of 10");
      expect(new Set(["", "CA 350 of 10", ...then])).toEqual(new Set(["", "CA 350 of 10"]));
    },
  );
});

describe("prices-33 people count in groups of ten, whose prices are looked at once", () => {
  const TEN = [1.1, 1.9, 2.39, 2.4, 2.4, 2.4, 2.41, 2.42, 5, 9];
  const dearer = (dollars: readonly number[], by: number) => dollars.map((one) => one + by);

  test("one more person changes nothing, and one less takes the figure away for good", async () => {
    const [first] = await sharers(TEN);
    expect(await publications()).toBe("CA 240 of 10");
    const more = await sharers([3.47]);
    expect(await publications()).toBe("CA 240 of 10");
    if (first) await shares(first, false);
    expect(await publications()).toBe("");
    if (first) await shares(first, true);
    expect(await publications()).toBe("");
    await sharers(dearer(TEN, 1).slice(0, 8));
    expect(await publications()).toBe("");
    await sharers([3.4]);
    expect(more).toHaveLength(1);
    expect(await publications()).toBe("CA 340 of 10");
  });

  test("what ten paid later than the group was made changes no figure", async () => {
    const people = await sharers(TEN);
    await publications();
    for (const one of people) await pays(one, 7);
    expect(await publications()).toBe("CA 240 of 10");
  });

  test("ten more who agree add to those before, and the middle group's figure is published", async () => {
    await sharers(TEN);
    await sharers(dearer(TEN, 2));
    expect(await publications()).toBe("CA 240 of 20");
    const [third] = await sharers(dearer(TEN, 1));
    expect(await publications()).toBe("CA 340 of 30");
    if (third) await leaves(third);
    expect(await publications()).toBe("CA 240 of 20");
  });

  test("a price counts once, in the region or in the rest of the country", async () => {
    for (const one of await sharers(TEN)) await lives(one, "CA-ON");
    for (const one of await sharers(dearer(TEN, 2).slice(0, 6))) await lives(one, "CA-BC");
    for (const one of await sharers(dearer(TEN, 2).slice(6))) await lives(one, "CA-AB");
    expect(await publications()).toBe("CA 240 of 20, CA-ON 240 of 10");
    const places = await testApp.database.pooledGroup.findMany({ include: { votes: true } });
    expect(places.map(({ region, price, votes }) => [region, price, votes.length]).sort()).toEqual([
      ["CA", 440, 10],
      ["CA-ON", 240, 10],
    ]);
  });

  test("five of eleven cannot move it beyond what the others paid", async () => {
    await sharers([2.4, 2.4, 2.4, 2.4, 2.4, 2.4]);
    await sharers([99, 99, 99, 99, 99]);
    expect(["", "CA 240 of 10"]).toContain(await publications());
  });

  test("looking at what would be published decides nothing", async () => {
    const people = await sharers(around(3.5));
    await sharers([9]);
    expect(await mediansToPublish(testApp.services)).toEqual({ published: [], heldBack: 1 });
    expect(await testApp.database.pooledGroup.count()).toBe(0);
    for (const one of people) await pays(one, 3.5);
    expect(await publications()).toBe("CA 350 of 10");
  });
});
