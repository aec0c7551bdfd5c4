/** Runs once when the server starts: the work that nobody waits for. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  if (!process.env.DATABASE_URL) return;
  const { startBackgroundWork } = await import("./server/background-work");
  startBackgroundWork();
}
