import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { answerOf } from "../refusals/refusal-error";
import { leasedPoints } from "./leased-points";

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * accounts-18, mail-7 and api-18. `RATE_LIMIT_SCALE` multiplies the `scaled` limits, which are those of a
 * client. Points that anybody can spend by naming an address are counted by the day and are many, so that
 * nobody can lock the address's owner out.
 */
export const LIMITS = {
  guessesForAddressAndClient: { points: 5, seconds: QUARTER_HOUR, scaled: false },
  guessesOfClient: { points: 20, seconds: QUARTER_HOUR, scaled: true },
  guessesForAddress: { points: 50, seconds: DAY, scaled: false },
  guessesOfKnownDevice: { points: 5, seconds: QUARTER_HOUR, scaled: false },
  confirmationsOfSession: { points: 5, seconds: QUARTER_HOUR, scaled: false },
  confirmationMailsOfAccount: { points: 5, seconds: HOUR, scaled: false },
  codesOfAccount: { points: 10, seconds: QUARTER_HOUR, scaled: false },
  passkeyChallengesOfClient: { points: 120, seconds: QUARTER_HOUR, scaled: true },
  mailsForAddressAndClient: { points: 5, seconds: HOUR, scaled: false },
  mailsForClient: { points: 30, seconds: HOUR, scaled: true },
  invitationsOfAccount: { points: 5, seconds: DAY, scaled: false },
  mailsForAddress: { points: 30, seconds: DAY, scaled: false },
  mailsForKnownDevice: { points: 5, seconds: HOUR, scaled: false },
  chatOfClient: { points: 30, seconds: MINUTE, scaled: true },
  modelQuestionsOfCaller: { points: 100, seconds: DAY, scaled: true },
  modelQuestionsOfInstallation: { points: 2000, seconds: DAY, scaled: false },
  readingsOfAccount: { points: 60, seconds: HOUR, scaled: false },
  claimDocumentsOfAccount: { points: 120, seconds: HOUR, scaled: false },
  importsOfAccount: { points: 240, seconds: HOUR, scaled: false },
  claimLinksOfClient: { points: 60, seconds: QUARTER_HOUR, scaled: true },
  confirmationsOfClaimLink: { points: 5, seconds: HOUR, scaled: false },
  /** Each is written down for the claim's owner, and stays (accounts-92). */
  openingsOfClaimLink: { points: 300, seconds: DAY, scaled: false },
  /** Each is mailed to the account's owner (accounts-79). */
  grantsOfAccount: { points: 120, seconds: HOUR, scaled: false },
  sendsAgainOfAccount: { points: 60, seconds: HOUR, scaled: false },
  accountDataOfAccount: { points: 20, seconds: HOUR, scaled: false },
  productLookupsOfAccount: { points: 10, seconds: MINUTE, scaled: false },
  /** Open Food Facts wants at most 15 product reads a minute from one address. */
  productLookupsOfInstallation: { points: 15, seconds: MINUTE, scaled: false },
  testMailsOfClient: { points: 3, seconds: HOUR, scaled: true },
  callsOfCaller: { points: 600, seconds: MINUTE, scaled: true },
  paymentEventsOfClient: { points: 300, seconds: MINUTE, scaled: true },
  calendarsOfClient: { points: 60, seconds: QUARTER_HOUR, scaled: true },
  mailsInOfClient: { points: 300, seconds: MINUTE, scaled: true },
} as const;

/** Counted for every call: points are taken from the database in lots. */
const LEASED: ReadonlySet<LimitName> = new Set(["callsOfCaller", "paymentEventsOfClient"]);
const LOT = 20;

export type LimitName = keyof typeof LIMITS;

/** One point of a limit: the limit's name, and the key of whose point it is. */
export type LimitPoint = readonly [name: LimitName, key: string];

/** Gives back the points that a verb took, for a try that turned out to be right. */
export type GiveBackPoints = () => Promise<void>;

export interface RateLimits {
  /**
   * Takes one point, for code that runs before the verbs. @throws AppError `rate_limited` with the seconds to
   * wait.
   */
  consume(name: LimitName, key: string): Promise<void>;
  /** Throws as `consume` does when the points are used up, without taking one. */
  check(name: LimitName, key: string): Promise<void>;
  /** For a verb: takes all of the points, or takes none and answers the refusal. */
  take(points: readonly LimitPoint[]): Promise<Outcome<GiveBackPoints, "too_many_requests">>;
}

/** How far the clocks of two servers may be apart. */
const CLOCK_SLACK_MS = 5_000;

/**
 * Limits counted in the database, so that several servers share them. `onRefused` is called at every refusal.
 * A count that ends more than a whole window from now began before a clock was set back: it is deleted, since
 * it would lock people out until the old time is reached again.
 */
export function createRateLimits(
  pool: Pool,
  scale = 1,
  onRefused: (name: LimitName) => void = () => {},
): RateLimits {
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  const limiter = (name: LimitName) => {
    const known = limiters.get(name);
    if (known) return known;
    const { points, seconds, scaled } = LIMITS[name];
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: scaled ? Math.round(points * scale) : points,
      duration: seconds,
      // A caller far over a limit is refused from memory, without asking the database again.
      inMemoryBlockOnConsumed: LEASED.has(name) ? Math.round(points * scale) + 1 : 0,
    });
    limiters.set(name, made);
    return made;
  };
  const leases = new Map(
    [...LEASED].map((name) => {
      const { points, scaled } = LIMITS[name];
      const lot = Math.min(LOT, Math.ceil((scaled ? points * scale : points) / LOT));
      return [name, leasedPoints(limiter(name), lot)];
    }),
  );
  const isFromAnotherTime = (name: LimitName, { msBeforeNext }: RateLimiterRes) =>
    msBeforeNext > LIMITS[name].seconds * 1000 + CLOCK_SLACK_MS;

  async function forget(name: LimitName, key: string): Promise<void> {
    limiter(name).deleteInMemoryBlockedAll();
    await limiter(name).delete(key);
  }

  function refusal(name: LimitName, { msBeforeNext }: RateLimiterRes) {
    onRefused(name);
    return refused("too_many_requests", {
      retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
  }

  async function takeOne(
    name: LimitName,
    key: string,
    again = true,
  ): Promise<Outcome<null, "too_many_requests">> {
    try {
      await (leases.get(name)?.(key) ?? limiter(name).consume(key));
      return done(null);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (!again || !isFromAnotherTime(name, error)) return refusal(name, error);
      await forget(name, key);
      return takeOne(name, key, false);
    }
  }

  async function giveBack(points: readonly LimitPoint[]): Promise<void> {
    for (const [name, key] of points) await limiter(name).reward(key);
  }

  return {
    async consume(name, key) {
      answerOf(await takeOne(name, key));
    },
    async check(name, key) {
      const state = await limiter(name).get(key);
      if (!state || state.remainingPoints > 0) return;
      if (isFromAnotherTime(name, state)) await forget(name, key);
      else answerOf(refusal(name, state));
    },
    async take(points) {
      const taken: LimitPoint[] = [];
      try {
        for (const [name, key] of points) {
          const point = await takeOne(name, key);
          if (!point.ok) {
            await giveBack(taken);
            return point;
          }
          taken.push([name, key]);
        }
      } catch (error) {
        await giveBack(taken);
        throw error;
      }
      return done(() => giveBack(taken));
    },
  };
}
