import { READING_STAGES, type ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import type { ReadOptions } from "../receipt-reader";

/**
 * Passes stages on that are as far as the furthest one told, or further: a photo that is read a second time
 * is not shown to go back (reading-49).
 */
export function forwardOnly(onStage: ReadOptions["onStage"] = () => {}): NonNullable<ReadOptions["onStage"]> {
  let furthest = 0;
  let stated: ReadingStage | null = null;
  return (stage, place) => {
    const index = READING_STAGES.indexOf(stage);
    if (index < furthest || (stage === stated && stage !== "queued")) return;
    furthest = index;
    stated = stage;
    onStage(stage, place);
  };
}
