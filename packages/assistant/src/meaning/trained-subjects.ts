import { createHash } from "node:crypto";
import { likenessOf, type Meaning, NUMBERS } from "./meaning";

/** A text of the help, and the subject that it stands for. */
export interface Example {
  readonly subject: string;
  readonly text: string;
}

interface Learnt {
  readonly subject: string;
  readonly meaning: Meaning;
}

/** Set on phrasings that were held out: more rounds over the examples tell no more of them apart. */
const [ROUNDS, BATCH, RATE] = [6, 256, 0.02];
/** How much large weights cost, so that a subject with few phrasings is not learnt by heart. */
const DECAY = 3e-4;
/** Meanings have length 1, which is too short for weights of this size. */
const LENGTH = 10;

/** What the weights were learnt from, as one SHA-256: they are stale where it differs. */
export const examplesHash = (network: string, examples: readonly Example[]): string =>
  createHash("sha256")
    .update([network, ...examples.map(({ subject, text }) => `${subject}\t${text}`)].join("\n"))
    .digest("hex");

/** The shares of each subject in a text, from what speaks for each (softmax). */
function sharesOf(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}

/** One subject's weights and their steps so far (Adam). */
class Weights {
  readonly now = new Float32Array(NUMBERS);
  readonly #slope = new Float32Array(NUMBERS);
  readonly #speed = new Float32Array(NUMBERS);
  readonly #force = new Float32Array(NUMBERS);

  add(share: number, meaning: Meaning): void {
    for (let at = 0; at < NUMBERS; at += 1)
      this.#slope[at] = (this.#slope[at] ?? 0) + share * (meaning[at] ?? 0);
  }

  step(number: number, rate: number): void {
    const [settled, spread] = [1 - 0.9 ** number, 1 - 0.99 ** number];
    for (let at = 0; at < NUMBERS; at += 1) {
      const slope = (this.#slope[at] ?? 0) + DECAY * (this.now[at] ?? 0);
      const speed = 0.9 * (this.#speed[at] ?? 0) + 0.1 * slope;
      const force = 0.99 * (this.#force[at] ?? 0) + 0.01 * slope * slope;
      this.#speed[at] = speed;
      this.#force[at] = force;
      this.now[at] = (this.now[at] ?? 0) - (rate * speed) / settled / (Math.sqrt(force / spread) + 1e-8);
    }
    this.#slope.fill(0);
  }
}

/**
 * Learns to tell the subjects apart: multinomial logistic regression over the meanings of their texts, in which each
 * subject weighs the same. Deterministic: it starts at zero and takes every so manieth example at a time.
 * @returns by subject 384 weights, whose product with a question's meaning says how much speaks for the subject
 */
export function trainedSubjects(examples: readonly Learnt[]): ReadonlyMap<string, Float32Array> {
  const counts = new Map<string, number>();
  for (const { subject } of examples) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const subjects = [...counts.keys()];
  const weights = subjects.map(() => new Weights());
  const batches = Math.ceil(examples.length / BATCH);
  const steps = ROUNDS * batches;
  for (let step = 1; step <= steps; step += 1) {
    const batch = examples.filter((_, at) => at % batches === (step - 1) % batches);
    for (const { subject, meaning } of batch) {
      const shares = sharesOf(weights.map(({ now }) => LENGTH * likenessOf(now, meaning)));
      const weight = (LENGTH * examples.length) / (subjects.length * (counts.get(subject) ?? 1));
      weights.forEach((one, at) => {
        const error = (shares[at] ?? 0) - (subjects[at] === subject ? 1 : 0);
        one.add((weight * error) / batch.length, meaning);
      });
    }
    for (const one of weights) one.step(step, RATE * (1 - step / steps));
  }
  return new Map(
    subjects.map((subject, at) => [
      subject,
      (weights[at]?.now ?? new Float32Array(NUMBERS)).map((number) => LENGTH * number),
    ]),
  );
}
