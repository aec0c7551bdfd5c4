import type { ReadingMoment, ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import type { Words } from "../../language/words/words";

type ProgressWords = Words<"upload.progress">;

/** reading-5: reading takes up to half a minute. */
const USUAL_READING_MS = 30_000;

/** For each stage, the least percentage of the bar. */
const FROM: Readonly<Record<ReadingStage, number>> = {
  queued: 5,
  prepare: 10,
  find_text: 20,
  read_text: 45,
  understand: 85,
};

/** The bar of a waiting photo stops where the next stage begins. */
const WAITING_TO = FROM.prepare;

/** How full a reading's bar is, 0 to 100, by its stage and its time; never full before the answer. */
export function readingProgress(elapsedMs: number, moment: ReadingMoment | null): number {
  const byTime = Math.round(95 * (1 - Math.exp((-2.5 * Math.max(0, elapsedMs)) / USUAL_READING_MS)));
  if (moment?.stage === "queued") return Math.min(WAITING_TO, Math.max(byTime, FROM.queued));
  return Math.max(byTime, moment ? FROM[moment.stage] : 0);
}

/** For example "about 40 seconds"; from 90 seconds on in minutes. */
function roughly(seconds: number, t: ProgressWords): string {
  if (seconds <= 1) return t("moment");
  if (seconds < 10) return t("seconds", { seconds });
  if (seconds < 90) return t("seconds", { seconds: Math.round(seconds / 5) * 5 });
  return t("minutes", { minutes: Math.round(seconds / 60) });
}

/** The words under the bar: the stage and, while the photo waits, its place and the time left. */
export function readingWords(moment: ReadingMoment | null, t: ProgressWords): string {
  if (!moment) return t("sending");
  const { stage, position, waitSeconds } = moment;
  if (stage !== "queued" || position === undefined || waitSeconds === undefined) return t(stage);
  const time = roughly(waitSeconds, t);
  const photos = position - 1;
  return photos === 0 ? t("next", { time }) : t("ahead", { photos, time });
}
