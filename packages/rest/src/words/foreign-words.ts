import type { RefusedField } from "@gf-ledger/domain/app-error";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { definitionOf, isObject, type Schema, unwrapped } from "./schema-definition";
import { SPECIFIED_WORDS } from "./specified-words";

const below = (path: string, step: string | number) => (path === "" ? `${step}` : `${path}.${step}`);

/**
 * The fields of a body that bear a word of the inside, each with the specification's word for it. A sender
 * who writes `price` for `gf_price` would otherwise be answered 200, and nothing would have changed.
 */
export function foreignWords(schema: Schema, value: unknown, path = ""): RefusedField[] {
  const plain = unwrapped(schema);
  const { element, shape = {} } = definitionOf(plain);
  if (element && Array.isArray(value))
    return value.flatMap((one, index) => foreignWords(element, one, below(path, index)));
  if (!isObject(value)) return [];
  const words = SPECIFIED_WORDS.get(plain) ?? {};
  const fields = Object.entries(shape).map(
    ([inside, field]) => [inside, words[inside] ?? inside, field] as const,
  );
  const specifiedWords = new Set(fields.map(([, specified]) => specified));
  return fields.flatMap(([inside, specified, field]) => {
    const foreign = !specifiedWords.has(inside) && Object.hasOwn(value, inside);
    const message = messageKey("issues.foreignField", { inside, specified });
    return [
      ...(foreign ? [{ path: below(path, inside), words: message }] : []),
      ...foreignWords(field, value[specified], below(path, specified)),
    ];
  });
}
