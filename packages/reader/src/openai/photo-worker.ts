import { serveImages } from "../process/serve-images";
import { photoForModel } from "./photo-for-model";

/** The process that prepares a photo for the vision model. */
serveImages((image) => photoForModel(image));
