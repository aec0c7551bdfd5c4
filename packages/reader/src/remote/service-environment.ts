import { isIP } from "node:net";
import { z } from "zod";
import { READER_EFFORTS } from "../local/reader-effort";
import { RECOGNISER_NAMES } from "../ocr/recogniser/recogniser-name";
import { readerSecretSchema } from "./reader-secret";

const count = (limit: number) => z.coerce.number("is not a number").int().min(1).max(limit);

const schema = z.object({
  READER_SECRET: readerSecretSchema,
  READER_HOST: z
    .string()
    .refine((host) => isIP(host) !== 0, "is not an address to listen on, like 0.0.0.0 or 10.0.0.5")
    .default("127.0.0.1"),
  READER_PORT: z.coerce.number("is not a port number").int().min(0).max(65_535).default(3100),
  READER_PROCESSES: count(64).default(1),
  READER_WAITING: count(1_000).default(8),
  READER_MODEL: z.enum(RECOGNISER_NAMES, `is ${RECOGNISER_NAMES.join(" or ")}`).default("own"),
  READER_EFFORT: z.enum(READER_EFFORTS, `is ${READER_EFFORTS.join(" or ")}`).default("normal"),
});

/**
 * What the reader service is started with; an empty variable counts as absent (operating-37).
 * @throws an Error with one sentence for each variable that is wrong.
 */
export function serviceEnvironment(variables: NodeJS.ProcessEnv): z.output<typeof schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`).join("\n"));
}
