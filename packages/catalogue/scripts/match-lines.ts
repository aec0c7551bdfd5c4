/**
 * Reads receipt lines from a file, one a line, each with an optional tab and its price, and prints for
 * each what the product makes of it as one JSON object: match-lines FILE [--edition ca|us].
 */
import { readFileSync } from "node:fs";
import { editionSchema } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents, parseCents } from "@gf-ledger/domain/money/cents";
import { chooseRegularPrice } from "@gf-ledger/domain/pricing/regular-price";
import { createMatcher } from "../src/create-matcher";

const { file, edition } = readArguments(process.argv.slice(2));
const matcher = createMatcher();

for (const row of readLines(file)) {
  if (row.trim() !== "") process.stdout.write(`${JSON.stringify(describe(row))}\n`);
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, "utf8")
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === "ENOENT" ? "there is no such file" : message;
    process.stderr.write(`Could not read ${path}: ${why}.\n`);
    process.exit(1);
  }
}

function readArguments(args: readonly string[]) {
  const flag = args.indexOf("--edition");
  const chosen = editionSchema.safeParse(flag === -1 ? "ca" : args[flag + 1]);
  const path = args.find((arg, index) => !arg.startsWith("--") && (flag === -1 || index !== flag + 1));
  if (path === undefined || !chosen.success) {
    process.stderr.write("Usage: match-lines FILE [--edition ca|us]\n");
    process.exit(2);
  }
  return { file: path, edition: chosen.data };
}

function describe(row: string) {
  const [name = "", printedPrice = ""] = row.split("\t");
  const counted = /^\s*(\d{1,2})\s*[x@]\s+(?=\S)/i.exec(name);
  const quantity = counted === null ? 1 : Number(counted[1]);
  const proposal = matcher.propose(
    { name: counted === null ? name : name.slice(counted[0].length), quantity },
    edition,
  );
  const regular = regularPrice(proposal, parseCents(printedPrice.replace("$", "").trim()));
  return {
    line: name,
    glutenFree: proposal.glutenFree,
    reason: proposal.reason,
    category: proposal.category,
    match: proposal.match && {
      id: proposal.match.product.id,
      name: proposal.match.product.name,
      category: proposal.match.product.category,
      price: dollarsFromCents(proposal.match.product.price[edition]),
      score: proposal.match.score,
      confidence: proposal.match.confidence,
    },
    regularPrice: regular === null ? null : dollarsFromCents(regular.cents),
    priceSource: regular?.source ?? null,
  };
}

/** prices-6's order as far as a bare line goes: the matched average, else the estimate from the line's own price. */
function regularPrice(proposal: ReturnType<typeof matcher.propose>, price: number | null) {
  if (price === null && proposal.regularPrice === null) return null;
  return chooseRegularPrice({
    price: price ?? 0,
    category: proposal.category,
    customRegularPrice: null,
    ownPrice: null,
    cataloguePrice: proposal.regularPrice,
  });
}
