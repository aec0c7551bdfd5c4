/** Runs once when the server starts: the work that nobody waits for. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const [{ startBackgroundWork }, { processState }] = await Promise.all([
    import("./server/background-work"),
    import("./server/process/process-state"),
  ]);
  void processState().databaseKnown.then(() => process.env.DATABASE_URL && startBackgroundWork());
}
