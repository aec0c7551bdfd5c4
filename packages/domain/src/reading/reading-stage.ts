/** How far the reading of a photo has come, in this order. */
export const READING_STAGES = ["queued", "prepare", "find_text", "read_text", "understand"] as const;
export type ReadingStage = (typeof READING_STAGES)[number];

/** Where a photo stands in the queue: 1 is the next. The seconds are an estimate from recent readings. */
export interface QueuePlace {
  readonly position: number;
  readonly waitSeconds: number;
}

/** A stage as it is reported to the waiting caller; `queued` comes again whenever the place in the queue changes. */
export type ReadingMoment = { readonly stage: ReadingStage } & Partial<QueuePlace>;
