import { loadOcrModels } from "../ocr/ocr-models";
import { serveImages } from "../process/serve-images";
import { readReceiptImage } from "./read-receipt-image";

/** The reader's process. Requests wait until the models are loaded. */
const models = loadOcrModels(undefined, new URL("./line-worker.mjs", import.meta.url));
serveImages(async (image, watch) => readReceiptImage(image, await models, watch));
