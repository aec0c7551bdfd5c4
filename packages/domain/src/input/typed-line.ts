import { z } from "zod";
import { singleLine } from "./single-line-text";

/** A typed line that may be empty, such as a reason or what is searched for: what can be seen of it (api-48). */
export const typedLine = (maxLength: number) => z.string().trim().max(maxLength).transform(singleLine);
