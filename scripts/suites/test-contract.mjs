// `npm run test:contract`: the black-box suites against BASE_URL, or against a product started for them.

import { testedProduct } from "../checking/tested-product.mjs";
import { ensureInstalled, requireNode } from "../prepare.mjs";
import { runVitest } from "../tools.mjs";

requireNode();
ensureInstalled();
const product = process.env.BASE_URL ? null : await testedProduct();
const status = await runVitest("packages/contract-tests", process.argv.slice(2), product?.env);
await product?.stop();
process.exit(status);
