import { buildWorkers } from "../src/command/build-workers";

/** Once before all tests of the package: readers run in the processes that the sources make now. */
export default () => buildWorkers();
