import { buildWorkers } from "../src/command/build-workers";

await buildWorkers();
