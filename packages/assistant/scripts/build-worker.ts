import { buildSentenceWorker } from "../src/command/build-worker";

await buildSentenceWorker();
