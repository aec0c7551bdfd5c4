import { fileURLToPath } from "node:url";
import { bundleWorker } from "./bundle-worker";

await bundleWorker(fileURLToPath(new URL("../dist/worker.mjs", import.meta.url)));
