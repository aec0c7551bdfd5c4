import { z } from "zod";
import { schemaNames } from "../input/schema-names";
import { CATEGORIES } from "./categories";

export const categorySchema = z.enum(CATEGORIES);
schemaNames.add(categorySchema, { id: "Category" });
