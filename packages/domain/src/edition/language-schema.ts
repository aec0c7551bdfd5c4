import { z } from "zod";
import { LANGUAGES } from "./locale";

/** A language that the product speaks. Apart from {@link LANGUAGES}, because every page loads those. */
export const languageSchema = z.enum(LANGUAGES);
