import { readFileSync } from "node:fs";
import { builtFile } from "../../environment/process-environment";

/**
 * Reads a file of the framework's build by its path there. @throws Error where it was not built
 * (development).
 */
export const readBuilt = (file: string): Buffer => readFileSync(builtFile(file));
