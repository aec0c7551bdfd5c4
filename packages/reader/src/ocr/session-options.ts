import type { InferenceSession } from "onnxruntime-node";

/**
 * How both networks run. Each keeps its largest run's memory in an arena: memory taken again at each run came in
 * pieces that added up to more, and clearing its pages took a third of the processor's time.
 */
export const sessionOptions = (threads: number): InferenceSession.SessionOptions => ({
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
  graphOptimizationLevel: "all",
  enableCpuMemArena: true,
  enableMemPattern: false,
  // Threads that spin while they wait take processor time from the web server beside them.
  extra: { session: { intra_op: { allow_spinning: "0" } } },
});
