import type { CharChoice } from "../word";

/** What a line says, with the mean probability of its characters and where each stands (0 to 1). */
export interface DecodedLine {
  text: string;
  confidence: number;
  positions: number[];
  /** For each UTF-16 unit of the text, what else it may be, likeliest first. */
  choices: CharChoice[][];
}

/** Characters less probable than this are not kept as choices. */
const MIN_CHOICE = 0.005;
const MAX_CHOICES = 5;

/**
 * Without spaces before colons: the recogniser learnt `TOTAL :` from the transcribers of its training lines.
 */
function withColonsJoined({ text, confidence, positions, choices }: DecodedLine): DecodedLine {
  const kept = [...positions.keys()].filter((at) => text[at] !== " " || !/^ +:/.test(text.slice(at)));
  if (kept.length === text.length) return { text, confidence, positions, choices };
  return {
    text: kept.map((at) => text[at]).join(""),
    confidence,
    positions: kept.map((at) => positions[at] ?? 0),
    choices: kept.map((at) => choices[at] ?? []),
  };
}

/**
 * Greedy CTC: the likeliest class of each time step, repeats joined, blanks dropped.
 * @param used how much of the padded width the line itself takes, as a fraction
 */
export function ctcDecode(
  probabilities: Float32Array,
  steps: number,
  characters: readonly string[],
  used: number,
): DecodedLine {
  const classes = characters.length;
  let [text, sum, previous] = ["", 0, 0];
  const positions: number[] = [];
  const choices: CharChoice[][] = [];
  const choicesAt = (offset: number): CharChoice[] => {
    const likely: CharChoice[] = [];
    for (let candidate = 1; candidate < classes; candidate++) {
      const value = probabilities[offset + candidate] ?? 0;
      if (value >= MIN_CHOICE) likely.push([characters[candidate] ?? "", value]);
    }
    return likely.sort((a, b) => b[1] - a[1]).slice(0, MAX_CHOICES);
  };
  for (let step = 0; step < steps; step++) {
    const offset = step * classes;
    let [best, probability] = [0, -1];
    for (let candidate = 0; candidate < classes; candidate++) {
      const value = probabilities[offset + candidate] ?? 0;
      if (value > probability) [best, probability] = [candidate, value];
    }
    if (best !== 0 && best !== previous) {
      const character = characters[best] ?? "";
      text += character;
      sum += probability;
      const likely = choicesAt(offset);
      for (let unit = 0; unit < character.length; unit++) {
        positions.push((step + 0.5) / steps / used);
        choices.push(likely);
      }
    }
    previous = best;
  }
  const confidence = positions.length ? sum / positions.length : 0;
  return withColonsJoined({ text, confidence, positions, choices });
}
