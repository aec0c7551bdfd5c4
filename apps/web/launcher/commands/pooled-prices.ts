import { mediansToPublish } from "@gf-ledger/api/pooled-prices/medians-to-publish";
import { POOLED_FLOOR } from "@gf-ledger/domain/pooled-prices/pooled-floor";
import { priceRegionName } from "@gf-ledger/domain/pooled-prices/price-regions";
import { print } from "../steps";
import { withServices } from "./command-services";
import { runAndExit } from "./run-and-exit";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** `npm run pooled-prices`: the medians that the next recomputation would publish; publishes nothing. */
runAndExit(() =>
  withServices(async (services) => {
    const { published, heldBack } = await mediansToPublish(services);
    for (const { product, size, unit, region, month, price, currency, people } of published)
      print(
        `${product}, ${size} ${unit}, ${priceRegionName(region)}, ${month}: ${(price / 100).toFixed(2)} ${currency}, ${people} people`,
      );
    print(
      `${many(published.length, "median", "medians")} would be published; ${many(heldBack, "group", "groups")} of ${POOLED_FLOOR} people held back, as their prices are too far apart or somebody left.`,
    );
  }),
);
