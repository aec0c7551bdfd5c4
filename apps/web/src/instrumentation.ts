/** Runs once when the server starts: the work that nobody waits for. */
export async function register(): Promise<void> {
  // Written out: the framework replaces these two while it builds, and drops what is behind them.
  // biome-ignore lint/style/noProcessEnv: see above
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const [{ databaseUrl }, { startBackgroundWork }, { processState }] = await Promise.all([
    import("./environment/process-environment"),
    import("./server/background-work"),
    import("./server/process/process-state"),
  ]);
  void processState().databaseKnown.then(() => databaseUrl() && startBackgroundWork());
}
