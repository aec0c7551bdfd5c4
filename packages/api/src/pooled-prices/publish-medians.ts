import type { Services } from "../context";
import { PUBLISH_MS, renewMedians } from "./renew-medians";

/** Publishes the medians again. One transaction: readers see the old or the new ones, and two servers take turns. */
export const publishMedians = ({ database, now }: Pick<Services, "database" | "now">): Promise<number> =>
  database.$transaction((transaction) => renewMedians(transaction, now()), { timeout: PUBLISH_MS });
