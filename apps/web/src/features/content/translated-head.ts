import { z } from "zod";
import type { Source } from "./source";

/**
 * The front matter of a translated text: the names of the sources, in the order of the English text, which
 * alone says what was read where and when.
 */
export const translatedSourcesSchema = z.object({ sources: z.array(z.string().min(1)) });

/** The front matter of a translated article; dates and editions are those of the English one. */
export const translatedHeadSchema = translatedSourcesSchema.extend({
  title: z.string().min(1),
  summary: z.string().min(1),
  tags: z.array(z.string()).min(1),
});

/** The sources under their translated names. @throws when one has no such name, or a name no source. */
export function sourcesNamed(sources: readonly Source[], names: readonly string[]): Source[] {
  if (names.length !== sources.length)
    throw new Error(`${names.length} translated names for ${sources.length} sources: ${names[0]} …`);
  return sources.map((source, index) => ({ ...source, name: names[index] ?? source.name }));
}
