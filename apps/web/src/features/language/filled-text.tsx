import { filled, type NamesIn, type ValuesFor } from "@gf-ledger/messages/filled";
import { Fragment, type ReactNode } from "react";

type TagsIn<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsIn<Rest>
  : never;

type FilledTextProps<Text extends string> = {
  text: Text;
  /** What stands for each tag, given the words inside it; a tag too few fails the build. */
  tags: Readonly<Record<TagsIn<Text>, (inside: string) => ReactNode>>;
} & ([NamesIn<Text>] extends [never] ? { values?: undefined } : { values: ValuesFor<Text> });

/** A plain message with an element in place of each `<tag>words</tag>`, and a value in place of each `{name}`. */
export function FilledText<Text extends string>({ text, tags, values }: FilledTextProps<Text>) {
  const known: Readonly<Record<string, (inside: string) => ReactNode>> = tags;
  const pieces = text.matchAll(/<(\w+)>([^<]*)<\/\1>|[^<]+/g);
  return Array.from(pieces, ({ 0: whole, 1: tag, 2: inside = "", index }) => (
    <Fragment key={index}>
      {tag === undefined
        ? filled<string>(whole, values ?? {})
        : known[tag]?.(filled<string>(inside, values ?? {}))}
    </Fragment>
  ));
}
