import { z } from "zod";
import { failureOf } from "./failure";

const issuesSchema = z.array(z.looseObject({ path: z.string() }));

/** The fields that the server named when it refused a call; none for any other failure. */
export function fieldsNamedBy(error: unknown): readonly string[] {
  const parsed = issuesSchema.safeParse(failureOf(error).body.issues);
  return parsed.success ? parsed.data.map(({ path }) => path) : [];
}
