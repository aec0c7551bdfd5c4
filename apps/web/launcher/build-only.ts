import { fileURLToPath } from "node:url";
import { buildOnce } from "./build";

await buildOnce(fileURLToPath(new URL("../../..", import.meta.url)));
