import { z } from "zod";

/** What REST's description calls the schemas that several answers share. */
export const schemaNames = z.registry<{ id: string }>();
