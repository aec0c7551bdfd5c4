import { buildWorkers } from "../src/command/build-workers";

/** Builds the workers once before all tests of the package, so that readers run the current sources. */
export default () => buildWorkers();
