/** The names in a message's text. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What each name in a plain message stands for: a name too few fails the build. */
export type ValuesFor<Text extends string> = Readonly<Record<NamesIn<Text>, string | number>>;

/** A plain message with a value in place of each `{name}`. */
export function filled<Text extends string>(text: Text, values: ValuesFor<Text>): string {
  const known: Readonly<Record<string, string | number>> = values;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(known[name] ?? whole));
}
