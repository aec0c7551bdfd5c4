import { serveImages } from "../process/serve-images";
import { type BoxesAsked, linesForModel, photoForModel } from "./photo-for-model";

/** The process that prepares a photo, or some of its lines, for the vision model. */
serveImages<unknown>((image, { asked }) =>
  asked === undefined ? photoForModel(image) : linesForModel(image, asked as BoxesAsked),
);
