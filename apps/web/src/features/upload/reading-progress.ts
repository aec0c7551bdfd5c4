import type { ReadingMoment, ReadingStage } from "@gf-ledger/domain/reading/reading-stage";

/** reading-5: reading takes up to half a minute. */
const USUAL_READING_MS = 30_000;

/** For each stage, the least percentage of the bar and the words. */
const STAGE_WORDS: Readonly<Record<ReadingStage, { readonly from: number; readonly text: string }>> = {
  queued: { from: 5, text: "Waiting for its turn" },
  prepare: { from: 10, text: "Preparing the photo" },
  find_text: { from: 20, text: "Finding the text" },
  read_text: { from: 45, text: "Reading the text" },
  understand: { from: 85, text: "Working out the items" },
};

/** The bar of a waiting photo stops where the next stage begins. */
const WAITING_TO = STAGE_WORDS.prepare.from;

/** How full a reading's bar is, 0 to 100, by its stage and its time; never full before the answer. */
export function readingProgress(elapsedMs: number, moment: ReadingMoment | null): number {
  const byTime = Math.round(95 * (1 - Math.exp((-2.5 * Math.max(0, elapsedMs)) / USUAL_READING_MS)));
  if (moment?.stage === "queued") return Math.min(WAITING_TO, Math.max(byTime, STAGE_WORDS.queued.from));
  return Math.max(byTime, moment ? STAGE_WORDS[moment.stage].from : 0);
}

/** For example "about 40 seconds"; from 90 seconds on in minutes. */
function roughly(seconds: number): string {
  if (seconds <= 1) return "a moment";
  if (seconds < 10) return `about ${seconds} seconds`;
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} seconds`;
  return `about ${Math.round(seconds / 60)} minutes`;
}

/** The words under the bar: the stage and, while the photo waits, its place and the time left. */
export function readingWords(moment: ReadingMoment | null): string {
  if (!moment) return "Sending the photo";
  const { stage, position, waitSeconds } = moment;
  const { text } = STAGE_WORDS[stage];
  if (stage !== "queued" || position === undefined || waitSeconds === undefined) return text;
  const ahead = position - 1;
  const place = ahead === 0 ? "next in line" : `${ahead} ${ahead === 1 ? "photo" : "photos"} before it`;
  return `${text}: ${place}, ${roughly(waitSeconds)}`;
}
