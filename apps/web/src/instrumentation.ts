/** Runs once when the server starts: begins the work that no request waits for. */
export async function register(): Promise<void> {
  // Read here directly: the framework replaces both while it builds, and drops the code after them.
  // biome-ignore lint/style/noProcessEnv: see above
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const [{ databaseUrl }, { startBackgroundWork }, { processState }] = await Promise.all([
    import("./environment/process-environment"),
    import("./server/background-work"),
    import("./server/process/process-state"),
  ]);
  void processState().databaseKnown.then(() => databaseUrl() && startBackgroundWork());
}
