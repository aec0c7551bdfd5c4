import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { LineProposal, Matcher } from "../../src/matcher";
import { PATTERN_PARTS } from "./pattern-parts";

export interface LabelledLine {
  readonly line: string;
  readonly glutenFree: boolean;
  /** `null`: not judged. */
  readonly category: string | null;
  /** A pattern the match's name must hold, `none` where no match may be accepted, `null`: not judged. */
  readonly match: RegExp | "none" | null;
  /** `null`: not judged. */
  readonly kind: string | null;
}

export interface Measures {
  readonly detectionF1: number;
  readonly categoryAccuracy: number;
  readonly matchAccuracy: number;
  readonly acceptedPrecision: number;
  /** 1 where no line's kind is judged. */
  readonly kindAccuracy: number;
  /** One sentence for each line that went wrong. */
  readonly misses: readonly string[];
}

export function parseLines(table: string): LabelledLine[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [line = "", glutenFree, category = "", match = "", kind = "*"] = row.split(" | ");
      return {
        line,
        glutenFree: glutenFree === "y",
        category: category === "*" ? null : category,
        match: match === "*" ? null : match === "-" ? "none" : new RegExp(inFull(match), "i"),
        kind: kind === "*" ? null : kind,
      };
    });
}

/** The pattern with each name in angle brackets replaced by its part; throws an Error for an unknown name. */
function inFull(pattern: string): string {
  return pattern.replace(/<([a-z-]+)>/g, (_, name: string) => {
    const part = PATTERN_PARTS[name];
    if (part === undefined) throw new Error(`No part of a pattern is named ${name}.`);
    return part.replace(/\n\s*/g, "");
  });
}

/** Measures a matcher on labelled lines: detection F1, category and match accuracy, precision of what it accepted. */
export function measure(matcher: Matcher, lines: readonly LabelledLine[], edition: Edition = "ca"): Measures {
  const misses: string[] = [];
  const note = (line: LabelledLine, what: string, { match, candidates, category, reason }: LineProposal) => {
    const found = candidates.map(({ product, score }) => `${product.name} ${score}`).join(", ");
    const proposed = `${match?.product.name ?? "no match"} (${found}) ${category}`;
    misses.push(`${what}: ${line.line} → ${proposed} ${reason ?? "not gluten-free"}`);
  };
  const counts = {
    both: 0,
    said: 0,
    is: 0,
    category: 0,
    categories: 0,
    match: 0,
    matches: 0,
    accepted: 0,
    acceptedRight: 0,
    kind: 0,
    kinds: 0,
  };
  for (const line of lines) {
    const proposal = matcher.propose({ name: line.line }, edition);
    counts.said += Number(proposal.glutenFree);
    counts.is += Number(line.glutenFree);
    counts.both += Number(proposal.glutenFree && line.glutenFree);
    if (proposal.glutenFree !== line.glutenFree) note(line, "detection", proposal);
    if (line.category !== null) {
      counts.categories++;
      if (proposal.category === line.category) counts.category++;
      else note(line, "category", proposal);
    }
    if (line.kind !== null) {
      counts.kinds++;
      if (proposal.kind === line.kind) counts.kind++;
      else note(line, `kind ${proposal.kind}`, proposal);
    }
    if (line.match === null) continue;
    const right =
      line.match === "none" ? proposal.match === null : line.match.test(proposal.match?.product.name ?? "");
    counts.matches++;
    counts.match += Number(right);
    if (proposal.match !== null) {
      counts.accepted++;
      counts.acceptedRight += Number(right);
    }
    if (!right) note(line, "match", proposal);
  }
  return {
    detectionF1: (2 * counts.both) / (counts.said + counts.is),
    categoryAccuracy: counts.category / counts.categories,
    matchAccuracy: counts.match / counts.matches,
    acceptedPrecision: counts.acceptedRight / counts.accepted,
    kindAccuracy: counts.kinds === 0 ? 1 : counts.kind / counts.kinds,
    misses,
  };
}
