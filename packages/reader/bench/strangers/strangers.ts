import type { OcrPage } from "../../src/ocr/word";
import { type BenchSummary, summarise } from "../bench-summary";
import { type ExpectedReceipt, type ReceiptScore, scoreReading } from "../score-reading";
import { houseNamed } from "./houses";
import { lossesOf, STAGES, type Stage } from "./losses";
import { understandingWithout } from "./without-house";

/** A receipt that was looked at: the words of each look, and what is known of it. */
export interface LookedAtReceipt {
  readonly truth: ExpectedReceipt;
  readonly looks: readonly OcrPage[];
}

/** How a set is read by a reader, and where it loses what. */
export interface FolderRead {
  readonly summary: BenchSummary;
  readonly losses: Readonly<Record<Stage, number>>;
}

/** The same set read as usual, and each chain's receipts by a reader that never heard of the chain. */
export interface Strangers {
  readonly usual: FolderRead;
  readonly strangers: FolderRead;
  /** The same two of those receipts alone whose chain is known, since the others are strangers' anyway. */
  readonly ofKnown: { readonly usual: FolderRead; readonly strangers: FolderRead };
  /** How many receipts of the set are of each chain. */
  readonly chains: ReadonlyMap<string, number>;
}

interface Marked extends LookedAtReceipt {
  readonly score: ReceiptScore;
  readonly store: string | null;
}

function readOf(marked: readonly Marked[]): FolderRead {
  const runs = marked.map(({ truth, score }) => ({
    file: truth.file,
    score,
    expected: truth.items?.length ?? 0,
    known: { store: Boolean(truth.store), date: Boolean(truth.date), total: truth.total != null },
    error: null,
    seconds: 0,
    noReceipt: false,
    processorSeconds: null,
    tokens: null,
  }));
  const stages = marked.flatMap(({ truth, score, looks }) => (truth.items ? lossesOf(score, looks) : []));
  const losses = Object.fromEntries(
    STAGES.map((stage) => [stage, stages.filter((one) => one === stage).length]),
  ) as Record<Stage, number>;
  return { summary: summarise(runs, { peakMemoryMb: 0, eventLoopMaxMs: 0 }), losses };
}

/**
 * Reads looked-at receipts as usual, and then each chain's without anything that is known of that chain.
 * @param trees the table of trees that strangers' rows are judged by: one that learnt from none of these chains
 */
export async function readStrangers(set: readonly LookedAtReceipt[], trees?: string): Promise<Strangers> {
  const { bestReading } = await understandingWithout(null);
  const usual = set.map(({ truth, looks }): Marked => {
    const reading = bestReading(looks);
    return { truth, looks, score: scoreReading(reading.reading, truth), store: reading.reading.store.value };
  });
  const names = new Set(usual.flatMap(({ store }) => store ?? []));
  const strange = new Map<Marked, Marked>();
  const chains = new Map<string, number>();
  for (const name of names) {
    const house = houseNamed(name);
    if (!house) continue;
    const receipts = usual.filter(({ store }) => store === name);
    const { bestReading: strangely } = await understandingWithout(house, trees);
    for (const one of receipts)
      strange.set(one, { ...one, score: scoreReading(strangely(one.looks).reading, one.truth) });
    chains.set(name, receipts.length);
  }
  return {
    usual: readOf(usual),
    strangers: readOf(usual.map((one) => strange.get(one) ?? one)),
    ofKnown: { usual: readOf([...strange.keys()]), strangers: readOf([...strange.values()]) },
    chains,
  };
}
