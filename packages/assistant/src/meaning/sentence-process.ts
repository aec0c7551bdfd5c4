import { childEnvironment } from "@gf-ledger/bounded-process/child-environment";
import { FairProcesses } from "@gf-ledger/bounded-process/fair-processes";
import type { Meaning } from "./meaning";

const MEBIBYTE = 1024 * 1024;

/**
 * Asks the sentence network in a process of its own, which starts at the first text, ends when nobody has asked
 * for a quarter of an hour, and never holds up a call of the server.
 * @param path the bundle of `sentence-worker.ts`
 * @param onTrouble is told why a meaning could not be had; the question is then answered by its words alone
 */
export function createSentenceProcess(
  path: string,
  environment: NodeJS.ProcessEnv,
  onTrouble: (error: unknown) => void,
): (text: string) => Promise<Meaning | null> {
  const processes = new FairProcesses<string, Meaning>({
    path,
    environment: childEnvironment(environment),
    timeoutMs: 5_000,
    memoryBytes: 600 * MEBIBYTE,
    atOnce: 1,
    waitingOfOwner: 32,
    waitingOfAll: 32,
    idleMs: 900_000,
  });
  return async (text) => {
    try {
      let meaning: Meaning | null = null;
      // Leaving the loop would end the process.
      for await (const one of processes.run("all", text)) meaning = one;
      return meaning;
    } catch (error) {
      onTrouble(error);
      return null;
    }
  };
}
