import { z } from "zod";
import { ITEM_KINDS } from "./kinds";

export const kindSchema = z.enum(ITEM_KINDS);
export const productKindSchema = kindSchema.exclude(["return"]);
