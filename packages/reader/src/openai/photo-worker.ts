import { serveImages } from "../process/serve-images";
import { photoForModel } from "./photo-for-model";

/** The process that makes a photo ready for the vision model. */
serveImages((image) => photoForModel(image));
